import { join } from '../../foundations/join.js'
import { toNextLevel } from '../headingLevel.js'
import { PageSection } from '../PageSection/PageSection.js'
import { CardSkeletons } from '../shared/records/CardSkeletons.js'
import { EmptyText } from '../shared/records/EmptyText.js'
import { list, listThree } from '../ProductCard/ProductCard.css.js'
import { ProductCard } from '../ProductCard/ProductCard.js'
import * as styles from './ProductGrid.css.js'
import type { ProductGridProps, ProductListProps } from './ProductGrid.types.js'

const skeletonCount = 8

/** Product cards of a classification, or an empty state. */
export function ProductGrid({
  title,
  headingLevel = 2,
  id,
  link,
  isLoading = false,
  loadingText,
  ...content
}: ProductGridProps) {
  return (
    <PageSection title={title} headingLevel={headingLevel} id={id} link={link}>
      {isLoading ? (
        <CardSkeletons count={skeletonCount} className={list} loadingText={loadingText} />
      ) : (
        <Products {...content} level={title ? toNextLevel(headingLevel) : 'h2'} />
      )}
    </PageSection>
  )
}

type ProductsProps = Pick<ProductGridProps, 'products' | 'countText' | 'emptyText' | 'renderAction'> & {
  level: 'h2' | 'h3' | 'h4' | 'h5'
}

function Products({ countText, level, ...content }: ProductsProps) {
  return (
    <>
      {countText && content.products.length > 0 && <p className={styles.count}>{countText}</p>}
      <ProductList {...content} headingElement={level} />
    </>
  )
}

/** Product cards without heading, for a list with its own section. */
export function ProductList({ products, emptyText, renderAction, headingElement, isNarrow = false }: ProductListProps) {
  if (products.length === 0) return <EmptyText>{emptyText}</EmptyText>
  return (
    <ul role="list" className={join(list, isNarrow && listThree)}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard {...product} headingElement={headingElement} action={renderAction?.(product)} />
        </li>
      ))}
    </ul>
  )
}
