import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { Status } from '../../components/Badge/Badge.js'
import { ButtonLink } from '../../components/Button/Button.js'
import { IconArrowRight, IconArrowUpRight } from '../../components/Icon/layoutIcons.js'
import { Skeleton } from '../../components/Skeleton/Skeleton.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { CutWire } from '../shared/drawings/CutWire.js'
import { FailureState } from '../shared/records/FailureState.js'
import type { LinkItem } from '../link.types.js'
import type { RecordFailure, RecordStatus } from '../list.types.js'
import * as page from '../shared/styles/statusPage.css.js'
import * as styles from './WireFlow.css.js'

/** The wire-processing service of the portal with the user's way in (PORTAL-08…10, PORTAL-16). */
export interface WireFlowProps extends RootProps {
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

/** The wire-processing service with the user's way in: cloud, on-premises, or registration. */
export function WireFlow({ title, overline, lead, status, offer, loadingText, failure, ...rest }: WireFlowProps) {
  const isOpen = offer?.kind === 'cloud' || offer?.kind === 'onprem'
  return (
    <div {...rootProps(rest, page.page)}>
      <div className={page.drawing}>
        <CutWire isCut={!isOpen} />
      </div>
      <div className={page.body}>
        {overline && <p className={page.overline}>{overline}</p>}
        <h1 className={page.title}>{title}</h1>
        {lead && <p className={page.text}>{lead}</p>}
        {status && <Status tone={status.tone}>{status.text}</Status>}
      </div>
      <div className={styles.offer}>
        <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
        {offer && !failure ? (
          <Offer {...offer} />
        ) : (
          <div className={styles.state}>{failure ? <FailureState {...failure} /> : <Skeleton lines={3} />}</div>
        )}
      </div>
    </div>
  )
}

function Offer({ kind, title, text, link, newTabText }: WireFlowOffer) {
  return (
    <section className={styles.way}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.body}>
        <p className={styles.text}>{text}</p>
        {link && (
          <p className={styles.next}>
            <ButtonLink
              href={link.href}
              lang={link.lang}
              size="large"
              look={kind === 'cloud' ? 'signal' : 'solid'}
              external={link.openInNewTab}
              target={link.openInNewTab ? '_blank' : undefined}
              trailingIcon={link.openInNewTab ? IconArrowUpRight : IconArrowRight}
            >
              {link.text}
              {newTabText && <VisuallyHidden> ({newTabText})</VisuallyHidden>}
            </ButtonLink>
            {newTabText && (
              <span aria-hidden="true" className={styles.note}>
                {newTabText}
              </span>
            )}
          </p>
        )}
      </div>
    </section>
  )
}
