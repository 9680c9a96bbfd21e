import { ButtonLink } from '../../components/Button/Button.js'
import { IconError, IconSuccess } from '../../components/Icon/icons.js'
import { IconInfo } from '../../components/Icon/layoutIcons.js'
import { DetailList } from '../shared/records/DetailList.js'
import * as styles from './MessagePage.css.js'
import type { MessagePageProps } from './MessagePage.types.js'

const icons = { neutral: IconInfo, success: IconSuccess, error: IconError }

/** One message of the identity service and the next step. */
export function MessagePage({ title, text, tone = 'neutral', details = [], link }: MessagePageProps) {
  const Icon = icons[tone]
  return (
    <div className={styles.message}>
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
