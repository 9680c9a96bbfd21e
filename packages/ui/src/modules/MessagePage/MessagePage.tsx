import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { ButtonLink } from '../../components/Button/Button.js'
import { IconError, IconSuccess } from '../../components/Icon/icons.js'
import { IconInfo } from '../../components/Icon/layoutIcons.js'
import { DetailList } from '../shared/records/DetailList.js'
import type { LinkItem } from '../link.types.js'
import * as styles from './MessagePage.css.js'

/** A simple message of the identity service: signed out, link expired, something failed. */
export interface MessagePageProps extends RootProps {
  /** Heading. */
  readonly title: string
  /** The text below the heading. */
  readonly text: string
  /** Outcome, shown as an icon beside the title. */
  readonly tone?: 'neutral' | 'success' | 'error' | undefined
  /** Technical details for support. */
  readonly details?: readonly { readonly label: string; readonly value: string }[] | undefined
  /** Next steps. */
  readonly link?: LinkItem | undefined
}

const icons = { neutral: IconInfo, success: IconSuccess, error: IconError }

/** One message of the identity service and the next step. */
export function MessagePage({ title, text, tone = 'neutral', details = [], link, ...rest }: MessagePageProps) {
  const Icon = icons[tone]
  return (
    <div {...rootProps(rest, styles.message)}>
      <Icon size="huge" className={styles.icon[tone]} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {details.length > 0 && <DetailList rows={details} />}
      {link && (
        <ButtonLink href={link.href} size="large">
          {link.text}
        </ButtonLink>
      )}
    </div>
  )
}
