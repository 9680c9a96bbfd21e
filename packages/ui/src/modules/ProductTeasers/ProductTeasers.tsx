import { PageSection } from '../PageSection/PageSection.js'
import { list } from '../ProductCard/ProductCard.css.js'
import { ProductCard } from '../ProductCard/ProductCard.js'
import type { ProductTeasersProps } from './ProductTeasers.types.js'

/** A few products on a content page. */
export function ProductTeasers({ products, ...section }: ProductTeasersProps) {
  return (
    <PageSection {...section}>
      <ul role="list" className={list}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard {...product} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
