import { Link } from '../../../components/Link/Link.js'
import { VisuallyHidden } from '../../../foundations/layout/Layout.js'
import type { ContactLabels, ContactWaysOf } from '../../contact.types.js'
import * as styles from './ContactWays.css.js'

/** Contact options: phone, e-mail, website, map and vCard. */
export function ContactWays({ of, labels }: { readonly of: ContactWaysOf; readonly labels: ContactLabels }) {
  const { mapLink, vCardLink } = of
  const ways = (['phone', 'email', 'website'] as const).flatMap((kind) => {
    const way = of[kind]
    return way ? [{ ...way, label: labels[kind] }] : []
  })
  return (
    <>
      {ways.length > 0 && (
        <ul role="list" className={styles.ways}>
          {ways.map(({ href, text, label }) => (
            <li key={href}>
              <VisuallyHidden>{label}: </VisuallyHidden>
              <Link href={href} className={styles.way}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {(mapLink ?? vCardLink) && (
        <p className={styles.more}>
          {mapLink && (
            <Link href={mapLink.href} external newTab className={styles.way}>
              {mapLink.text}
              <VisuallyHidden> {mapLink.detail}</VisuallyHidden>
            </Link>
          )}
          {vCardLink && (
            <Link href={vCardLink.href} className={styles.way}>
              {vCardLink.text}
              <VisuallyHidden> {vCardLink.detail}</VisuallyHidden>
            </Link>
          )}
        </p>
      )}
    </>
  )
}
