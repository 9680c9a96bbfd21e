import type { Config } from 'vike/types'

const config: Config = {
  clientRouting: true,
  hydrationCanBeAborted: true,
  // What the browser gets of the page context; `request` stays on the server.
  passToClient: ['layout', 'data', 'headTags'],
  // The texts that only some pages speak: `+texts.ts` beside them (docs/guides/add-a-text.md).
  meta: { texts: { env: { server: false, client: true } } },
  // The front door owns every redirect and has already screened the address.
  trailingSlash: false,
  disableUrlNormalization: true,
}

export default config
