import type { RootProps } from '../../foundations/rootProps.js'
import { join } from '../../foundations/join.js'
import { PageSection } from '../PageSection/PageSection.js'
import { list, listFew, listRowsOfFour, listRowsOfThree } from '../ProductCard/ProductCard.css.js'
import { ProductCard, type ProductCardItem } from '../ProductCard/ProductCard.js'
import { toCardProps } from '../ProductCard/toCardProps.js'
import type { LinkItem } from '../link.types.js'

/** A few products on a content page. */
export interface ProductTeasersProps extends RootProps {
  /** Heading. */
  readonly title: string
  /** Overline: a few words above the heading. */
  readonly overline?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Products in display order. */
  readonly products: readonly ProductCardItem[]
  /** Link to all products. */
  readonly link?: LinkItem | undefined
}

/** A few products on a content page. */
export function ProductTeasers({ products, ...section }: ProductTeasersProps) {
  return (
    <PageSection {...section}>
      <ul
        role="list"
        className={join(
          list,
          products.length % 2 === 0 && listFew,
          products.length % 3 === 0 && listRowsOfThree,
          products.length % 4 === 0 && listRowsOfFour,
        )}
      >
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard {...toCardProps(product)} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
