import { useId } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { join } from '../../foundations/join.js'
import { PageSection } from '../PageSection/PageSection.js'
import { list, listRowsOfFour, listRowsOfThree, listThree } from '../ProductCard/ProductCard.css.js'
import { ProductCard, type ProductCardItem } from '../ProductCard/ProductCard.js'
import { toCardProps } from '../ProductCard/toCardProps.js'
import * as styles from './RelatedProducts.css.js'

/** Related products in up to three groups: related, component, service (CAT-17). Empty groups are omitted. */
export interface RelatedProductsProps extends RootProps {
  /** Heading. */
  readonly title: string
  /** Groups in display order. */
  readonly groups: readonly {
    readonly id: string
    readonly title: string
    readonly products: readonly ProductCardItem[]
  }[]
}

/** Related products by relation; renders nothing if there are none. */
export function RelatedProducts({ title, groups, ...rest }: RelatedProductsProps) {
  const filled = groups.filter((group) => group.products.length > 0)
  if (filled.length === 0) return null
  return (
    <PageSection title={title} titleSize="small" {...rest}>
      <div className={styles.groups}>
        {filled.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
    </PageSection>
  )
}

function Group({ group }: { group: RelatedProductsProps['groups'][number] }) {
  const titleId = useId()
  return (
    <div className={styles.group}>
      <h3 id={titleId} className={styles.title}>
        {group.title}
      </h3>
      <ul role="list" aria-labelledby={titleId} className={join(list, rowsOf(group.products.length), styles.list)}>
        {group.products.map((product) => (
          <li key={product.id}>
            <ProductCard {...toCardProps(product)} headingElement="h4" />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Rows in which no product is alone. */
function rowsOf(count: number): string {
  if (count > 1 && count % 3 === 1) return listRowsOfFour
  return join(listThree, count % 3 === 0 && listRowsOfThree)
}
