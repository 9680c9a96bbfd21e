import type { Config } from 'vike/types'

const config: Config = {
  clientRouting: true,
  hydrationCanBeAborted: true,
  // What the browser gets of the page context; `request` stays on the server.
  passToClient: ['frame', 'data', 'headTags'],
  // The front door owns every redirect and has already screened the address.
  trailingSlash: false,
  disableUrlNormalization: true,
}

export default config
