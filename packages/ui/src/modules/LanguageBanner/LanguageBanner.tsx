import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { ButtonLink } from '../../components/Button/Button.js'
import { IconInfo } from '../../components/Icon/layoutIcons.js'
import type { LinkItem } from '../link.types.js'
import * as styles from './LanguageBanner.css.js'

/**
 * Notice that the page is not available in the chosen language, with links to the available ones (LOCALE-18,
 * LOCALE-19).
 */
export interface LanguageBannerProps extends RootProps {
  /** Name of the region. */
  readonly label: string
  /** Text that names the missing language. */
  readonly text: string
  /** The same page in an available language; `lang` is the language of the link text. */
  readonly links: readonly (LinkItem & { readonly lang: string })[]
}

/** Notice that the page is not available in the chosen language, with links to the available ones. */
export function LanguageBanner({ label, text, links, ...rest }: LanguageBannerProps) {
  return (
    <section aria-label={label} {...rootProps(rest, styles.banner)}>
      <div className={styles.inner}>
        <p className={styles.text}>
          <IconInfo />
          {text}
        </p>
        <ul role="list" className={styles.links}>
          {links.map((link) => (
            <li key={link.href} lang={link.lang}>
              <ButtonLink href={link.href} look="outline" size="small">
                {link.text}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
