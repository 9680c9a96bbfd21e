import type { IconComponent } from '../../components/Icon/Icon.js'
import { IconCheck, IconClock, IconEdit, IconRefresh, IconWarning } from '../../components/Icon/icons.js'
import type { TranslationMark } from './TranslationMatrix.types.js'
import * as styles from './TranslationMatrix.css.js'

/** Kinds of marks in the order of the legend. */
export const markKinds = Object.keys(styles.mark) as TranslationMark[]

/** Icon of a state; its shape tells states apart without colour. */
export function Mark({ kind, label }: { kind: TranslationMark; label?: string | undefined }) {
  const Icon = icons[kind]
  return <Icon size="small" label={label} className={styles.mark[kind]} />
}

const icons: Record<TranslationMark, IconComponent> = {
  translated: IconCheck,
  'in-progress': IconClock,
  'marked-for-translation': IconEdit,
  outdated: IconRefresh,
  overdue: IconWarning,
}
