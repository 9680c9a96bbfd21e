import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import * as styles from './ProductCard.css.js'
import type { ProductCardProps } from './ProductCard.types.js'

/** A product card; the whole card is a link. */
export function ProductCard(props: ProductCardProps) {
  const {
    name,
    href,
    description,
    picture,
    brand,
    figure,
    lang,
    headingElement: Heading = 'h3',
    action,
    isPriority = false,
  } = props
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <Picture picture={picture} ratio="fill" priority={isPriority} className={styles.picture} />
      </div>
      <div className={styles.body}>
        <Heading lang={lang} className={styles.name}>
          <Link look="quiet" href={href} className={styles.link}>
            {name}
          </Link>
        </Heading>
        {description && (
          <p lang={lang} className={styles.description}>
            {description}
          </p>
        )}
        {(figure || brand || action) && (
          <div className={styles.foot}>
            {figure && <span className={styles.figure}>{figure}</span>}
            {brand && <span className={styles.brand}>{brand}</span>}
            {action && <div className={styles.action}>{action}</div>}
          </div>
        )}
      </div>
    </article>
  )
}
