import type { Config } from 'vike/types'

const config: Config = {
  clientRouting: true,
  hydrationCanBeAborted: true,
  // `request` stays on the server.
  passToClient: ['layout', 'data', 'headTags'],
  // Texts of some pages only, in their `+texts.ts` (docs/guides/add-a-text.md).
  meta: {
    texts: { env: { server: false, client: true } },
    // Code that a page needs before client navigation shows it.
    preload: { env: { server: false, client: true } },
  },
  // The server handles all redirects and has already validated the URL.
  trailingSlash: false,
  disableUrlNormalization: true,
}

export default config
