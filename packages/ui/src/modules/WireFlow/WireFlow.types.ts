import type { LinkItem } from '../link.types.js'
import type { RecordFailure, RecordStatus } from '../list.types.js'

/** The wire-processing service of the portal: what it is, and the way in that fits the person (PORTAL-08…10, PORTAL-16). */
export interface WireFlowProps {
  /** The page's `<h1>`. */
  readonly title: string
  /** A few words above the heading that place it. */
  readonly overline?: string | undefined
  /** What the service is. */
  readonly lead?: string | undefined
  /** The status of the service for this person. */
  readonly status?: RecordStatus | undefined
  /** The way in; missing while it is not known. */
  readonly offer?: WireFlowOffer | undefined
  /** Read out while the content is on its way; where it is given, stand-ins are shown. */
  readonly loadingText?: string | undefined
  /** Shown where the content could not be loaded, with a way to try again. */
  readonly failure?: RecordFailure | undefined
}

export interface WireFlowOffer {
  /** `cloud`: the application in the browser. `onprem`: the one in the person's own plant. Otherwise what has to happen first. */
  readonly kind: 'cloud' | 'onprem' | 'pending' | 'unregistered'
  readonly title: string
  readonly text: string
  /** To the application, to its documents, or to the registration. */
  readonly link?: LinkItem | undefined
  /** “Opens in a new tab”: given with a link that does. */
  readonly newTabText?: string | undefined
}
