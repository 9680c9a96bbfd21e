import { ButtonLink } from '../../components/Button/Button.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import { IconArrowRight } from '../../components/Icon/layoutIcons.js'
import { join } from '../../foundations/join.js'
import * as styles from './Hero.css.js'
import type { HeroProps } from './Hero.types.js'

/** Hero of a page. Its picture loads with high priority. */
export function Hero({ title, overline, lead, picture, caption, links = [], size = 'large', lang }: HeroProps) {
  const isBeside = Boolean(picture) && size === 'large'
  return (
    <div className={styles.hero}>
      <div lang={lang} className={styles.heading}>
        {overline && <p className={styles.overline}>{overline}</p>}
        <h1 className={styles.title[size]}>{title}</h1>
      </div>
      {(lead || links.length > 0) && (
        <div className={join(styles.body, isBeside ? styles.bodyBeside : styles.bodyAlone)}>
          {lead && (
            <p lang={lang} className={styles.lead}>
              {lead}
            </p>
          )}
          {links.length > 0 && <HeroLinks links={links} />}
        </div>
      )}
      {picture && (
        <figure className={join(styles.figure, size === 'compact' && styles.figureCompact)}>
          <Picture picture={picture} ratio="fill" priority className={styles.picture[size]} />
          {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
        </figure>
      )}
    </div>
  )
}

function HeroLinks({ links }: { links: NonNullable<HeroProps['links']> }) {
  return (
    <div className={styles.links}>
      {links.map((link, index) =>
        index === 0 ? (
          <ButtonLink key={link.href} href={link.href} look="signal" size="large" trailingIcon={IconArrowRight}>
            {link.text}
          </ButtonLink>
        ) : (
          <Link key={link.href} look="standalone" href={link.href} newTab={link.openInNewTab}>
            {link.text}
          </Link>
        ),
      )}
    </div>
  )
}
