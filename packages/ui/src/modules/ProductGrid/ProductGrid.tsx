import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { toNextLevel, type HeadingLevel } from '../headingLevel.js'
import { PageSection } from '../PageSection/PageSection.js'
import { CardSkeletons } from '../shared/records/CardSkeletons.js'
import { EmptyText } from '../shared/records/EmptyText.js'
import { list, listNarrow, listRowsOfFour, listThree } from '../ProductCard/ProductCard.css.js'
import { ProductCard, type ProductCardItem } from '../ProductCard/ProductCard.js'
import { toCardProps } from '../ProductCard/toCardProps.js'
import type { LinkItem } from '../link.types.js'
import * as styles from './ProductGrid.css.js'

/** The products of a classification. */
export interface ProductGridProps extends RootProps {
  /** Heading. */
  readonly title?: string | undefined
  /** For example “12 products”. */
  readonly countText?: string | undefined
  /** Products in display order. */
  readonly products: readonly ProductCardItem[]
  /** Shown when there are none (CAT-23). */
  readonly emptyText: string
  /** Shows skeleton cards. */
  readonly isLoading?: boolean | undefined
  /** Announced while loading. */
  readonly loadingText?: string | undefined
  /** Renders a product's control, for example “Add to comparison”. */
  readonly renderAction?: ((product: ProductCardItem) => ReactNode) | undefined
  /** Link beside the title. */
  readonly link?: LinkItem | undefined
  /** Heading level. */
  readonly headingLevel?: HeadingLevel | undefined
}

/** Product cards without heading. */
export interface ProductListProps extends Pick<ProductGridProps, 'products' | 'emptyText' | 'renderAction'>, RootProps {
  /** Heading element of the cards. */
  readonly headingElement: 'h2' | 'h3' | 'h4' | 'h5'
  /** At most three per row, beside other content. */
  readonly isNarrow?: boolean | undefined
}

const skeletonCount = 8

/** Product cards of a classification, or an empty state. */
export function ProductGrid({
  title,
  headingLevel = 2,
  link,
  isLoading = false,
  loadingText,
  countText,
  products,
  emptyText,
  renderAction,
  ...rest
}: ProductGridProps) {
  return (
    <PageSection title={title} headingLevel={headingLevel} link={link} {...rest}>
      {isLoading ? (
        <CardSkeletons count={skeletonCount} className={list} loadingText={loadingText} />
      ) : (
        <Products
          {...{ countText, products, emptyText, renderAction }}
          level={title ? toNextLevel(headingLevel) : 'h2'}
        />
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
export function ProductList({
  products,
  emptyText,
  renderAction,
  headingElement,
  isNarrow = false,
  ...rest
}: ProductListProps) {
  if (products.length === 0) return <EmptyText {...rest}>{emptyText}</EmptyText>
  return (
    <ul
      role="list"
      {...rootProps(
        rest,
        list,
        isNarrow && listNarrow,
        // Four are two by two where a row has three, so that none is alone.
        products.length === 4 ? !isNarrow && listRowsOfFour : isNarrow && listThree,
      )}
    >
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard {...toCardProps(product)} headingElement={headingElement} action={renderAction?.(product)} />
        </li>
      ))}
    </ul>
  )
}
