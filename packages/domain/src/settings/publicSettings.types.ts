import type { LogLevel } from '../logging/logLevel.ts'
import type { ThirdParties } from './thirdParties.ts'

/** Addresses of other companies' systems behind the tiles of the portal; null if not set. */
export interface PortalUrls {
  readonly wireFlow: string | null
  readonly direct: string | null
  readonly masterData: string | null
  readonly wireMaster: string | null
}

/** The settings that the host passes to the browser. */
export interface PublicSettings {
  /** How much the browser logs (CONST-01). */
  readonly logLevel: LogLevel
  /** The build that rendered the page; a browser with another one reloads on the next navigation (API-05). */
  readonly buildId: string
  readonly identityIssuer: string
  readonly identityClientId: string
  readonly supportEmail: string
  readonly portalUrls: PortalUrls
  /** Third-party scripts by host name: the browser picks its own, so that cached pages fit every host (PAGE-28). */
  readonly thirdParties: ThirdParties
}
