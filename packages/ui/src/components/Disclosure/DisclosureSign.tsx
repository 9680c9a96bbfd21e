import { IconChevronDown } from '../Icon/layoutIcons.js'
import * as styles from './DisclosureSign.css.js'

/** Last child of a `<summary>`: its content opens below. */
export function DisclosureSign() {
  return <IconChevronDown className={styles.sign} />
}
