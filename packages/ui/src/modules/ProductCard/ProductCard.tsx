import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { IconArrowRight } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import { join } from '../../foundations/join.js'
import { Figures, type ProductFigure } from './Figures.js'
import * as styles from './ProductCard.css.js'

/** A product in lists: picture, name, description (CAT-10). */
export interface ProductCardItem {
  /** Unique id within the list. */
  readonly id: string
  /** Name of the product. */
  readonly name: string
  /** Target URL. */
  readonly href: string
  /** One-sentence description. */
  readonly description?: string | undefined
  /** Lead image, or the default image (CAT-18). */
  readonly picture: Picture
  /** Brand name, unless it is the group's own (SITE-20). */
  readonly brand?: string | undefined
  /** Short note, for example “3 variants”. */
  readonly figure?: string | undefined
  /** The values that decide between the products of a list. */
  readonly figures?: readonly ProductFigure[] | undefined
  /** Language of its texts if it differs from the page's. */
  readonly lang?: string | undefined
}

export interface ProductCardProps extends ProductCardItem, Omit<RootProps, 'id' | 'lang'> {
  /** Heading element of the name. */
  readonly headingElement?: 'h2' | 'h3' | 'h4' | 'h5' | undefined
  /** A control, for example “Add to comparison” (CAT-27). */
  readonly action?: ReactNode
  /** Loads the picture eagerly, for cards in the first viewport. */
  readonly isPriority?: boolean | undefined
}

/** A product card; the whole card is a link. */
export function ProductCard(props: ProductCardProps) {
  const {
    id: _id,
    name,
    href,
    description,
    picture,
    brand,
    figure,
    figures = [],
    lang,
    headingElement: Heading = 'h3',
    action,
    isPriority = false,
    ...rest
  } = props
  return (
    <article {...rootProps(rest, styles.card)}>
      <div className={styles.frame}>
        <Picture picture={picture} ratio="fill" priority={isPriority} className={styles.picture} />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <div className={styles.title}>
            <Heading lang={lang} className={styles.name}>
              <Link look="quiet" href={href} className={styles.link}>
                {name}
              </Link>
            </Heading>
            {brand && <span className={styles.brand}>{brand}</span>}
            {figure && <span className={styles.figure}>{figure}</span>}
          </div>
          <IconArrowRight className={styles.arrow} />
        </div>
        {description && (
          <p lang={lang} className={join(styles.description, figures.length > 0 && styles.besideFigures)}>
            {description}
          </p>
        )}
        {figures.length > 0 && <Figures figures={figures} lang={lang} />}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  )
}
