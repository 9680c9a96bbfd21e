import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { Anchor } from '../../foundations/provider/UiProvider.js'
import { IconArrowLeft, IconChevronRight, IconHome } from '../Icon/layoutIcons.js'
import * as styles from './Breadcrumb.css.js'

export type BreadcrumbItem = { readonly text: string; readonly href?: string | undefined }

export type BreadcrumbProps = RootProps & {
  /** Name of the navigation landmark. */
  label: string
  /** The home page; shown as an icon with `label` as its accessible name. */
  home: { readonly href: string; readonly label: string }
  /** Pages below home; the last one is the current page and never a link (NAV-19). */
  items: readonly BreadcrumbItem[]
  /** Text of the back link on small screens, for example “Products” (NAV-18). It leads to the nearest parent. */
  backText?: string | undefined
}

/** Path to the current page: home icon first, the current page last (NAV-17…19). */
export function Breadcrumb({ label, home, items, backText, ...rest }: BreadcrumbProps) {
  const parents = items.slice(0, -1)
  const current = items.at(-1)
  const nearest = parents.findLast((item) => item.href !== undefined)
  return (
    <nav aria-label={label} {...rootProps(rest, styles.breadcrumb)}>
      <Anchor href={nearest?.href ?? home.href} className={styles.back}>
        <IconArrowLeft size="small" />
        {backText ?? nearest?.text ?? home.label}
      </Anchor>
      <ol role="list" className={styles.list}>
        <li className={styles.item}>
          <Anchor href={home.href} aria-label={home.label} className={styles.link}>
            <IconHome size="small" />
          </Anchor>
        </li>
        {parents.map((item) => (
          <li key={`${item.href} ${item.text}`} className={styles.item}>
            <IconChevronRight size="small" className={styles.separator} />
            {item.href === undefined ? (
              <span>{item.text}</span>
            ) : (
              <Anchor href={item.href} className={styles.link}>
                {item.text}
              </Anchor>
            )}
          </li>
        ))}
        {current && (
          <li className={styles.item}>
            <IconChevronRight size="small" className={styles.separator} />
            <span aria-current="page" className={styles.current}>
              {current.text}
            </span>
          </li>
        )}
      </ol>
    </nav>
  )
}
