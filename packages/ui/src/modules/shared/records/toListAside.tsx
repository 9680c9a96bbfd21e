import type { ReactNode } from 'react'
import { ButtonLink } from '../../../components/Button/Button.js'
import type { RecordListProps } from '../../list.types.js'
import * as styles from './RecordList.css.js'

/** The main action of a list, beside its heading: the link to a new entry, or the action given instead. */
export function toListAside({ newLink, action }: Pick<RecordListProps, 'newLink' | 'action'>): ReactNode {
  const content = newLink ? (
    <ButtonLink look="signal" href={newLink.href}>
      {newLink.text}
    </ButtonLink>
  ) : (
    action
  )
  return content && <div className={styles.next}>{content}</div>
}
