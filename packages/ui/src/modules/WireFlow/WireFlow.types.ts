import type { LinkItem } from '../link.types.js'
import type { RecordFailure, RecordStatus } from '../list.types.js'

/** The wire-processing service of the portal with the user's way in (PORTAL-08…10, PORTAL-16). */
export interface WireFlowProps {
  /** The page's `<h1>`. */
  readonly title: string
  /** Overline: a few words above the heading. */
  readonly overline?: string | undefined
  /** What the service is. */
  readonly lead?: string | undefined
  /** The status of the service for this person. */
  readonly status?: RecordStatus | undefined
  /** The offer; missing while unknown. */
  readonly offer?: WireFlowOffer | undefined
  /** Loading announcement; if set, skeletons are shown. */
  readonly loadingText?: string | undefined
  /** Shown with a retry action if loading failed. */
  readonly failure?: RecordFailure | undefined
}

export interface WireFlowOffer {
  /** `cloud`: the web application; `onprem`: the installed one; otherwise the required step. */
  readonly kind: 'cloud' | 'onprem' | 'pending' | 'unregistered'
  readonly title: string
  readonly text: string
  /** Link to the application, its documents, or the registration. */
  readonly link?: LinkItem | undefined
  /** “Opens in a new tab”: given with a link that does. */
  readonly newTabText?: string | undefined
}
