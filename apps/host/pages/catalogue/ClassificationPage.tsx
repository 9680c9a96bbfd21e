import { ClassificationGrid, Hero, ProductGrid } from '@kudex/ui'
import { useFrame } from '../../features/plug/index.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import type { ClassificationPageProps } from './catalogue.types.ts'
import { toShownCard } from './toShownCard.ts'

/** A classification: the classifications and products directly below it (CAT-10, CAT-23). */
export function ClassificationPage(props: ClassificationPageProps) {
  const { type, name, parentName, description, picture, classifications, products } = props
  const { intl } = useFrame()
  const emptyText = intl.formatMessage(catalogueMessages.empty)
  const count = type === 'PRODUCT' ? catalogueMessages.productCount : catalogueMessages.serviceCount
  return (
    <>
      <Hero
        size="compact"
        title={name}
        overline={parentName ?? undefined}
        lead={description ?? undefined}
        picture={picture ?? undefined}
      />
      {classifications.length > 0 && <ClassificationGrid items={classifications} emptyText={emptyText} />}
      {(products.length > 0 || classifications.length === 0) && (
        <ProductGrid
          products={products.map((card) => toShownCard(card, intl))}
          countText={products.length > 0 ? intl.formatMessage(count, { count: products.length }) : undefined}
          emptyText={emptyText}
          headingLevel={2}
        />
      )}
    </>
  )
}
