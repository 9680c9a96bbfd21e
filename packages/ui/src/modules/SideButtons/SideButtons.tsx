import { Link } from '../../components/Link/Link.js'
import * as styles from './SideButtons.css.js'
import type { SideButtonProps, SideButtonsProps } from './SideButtons.types.js'

/** Container of the side buttons at the lower edge of the window (SITE-13). */
export function SideButtons({ label, children }: SideButtonsProps) {
  return (
    <aside aria-label={label} className={styles.buttons}>
      {children}
    </aside>
  )
}

/** A side button: an icon whose text appears on hover and focus. */
export function SideButton({ icon: Icon, text, lang, href, onClick, count = 0, isExpanded }: SideButtonProps) {
  const content = (
    <>
      <Icon />
      {count > 0 && <span aria-hidden="true" data-count={count} className={styles.count} />}
      <span aria-hidden="true" className={styles.text}>
        {text}
      </span>
    </>
  )
  if (href !== undefined)
    return (
      <Link look="quiet" href={href} onClick={onClick} aria-label={text} lang={lang} className={styles.button}>
        {content}
      </Link>
    )
  return (
    <button type="button" onClick={onClick} aria-label={text} aria-expanded={isExpanded} className={styles.button}>
      {content}
    </button>
  )
}
