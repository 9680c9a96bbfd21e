import type { Basket, BasketItem } from '@kudex/domain/basket'
import { toComparisonPath, toComparisonQuery } from '@kudex/domain/comparison'
import type { IntlShape } from '@kudex/intl/messages'
import { ComparisonPanel, type ComparisonPanelProps } from '@kudex/ui'
import { useAppContext } from '../shared/appContext.ts'
import { basketMessages as messages } from './basket.messages.ts'
import type { BasketEvent } from '@kudex/machines/basket'
import type { ChosenProduct } from './chosenProducts.types.ts'
import { formatNames } from './formatNames.ts'
import { ChosenProductsProvider, toFailure, useChosenProducts, type ChosenView } from './ChosenProductsProvider.tsx'

export interface BasketPanelProps {
  readonly intl: IntlShape
  readonly basket: Basket
  readonly send: (event: BasketEvent) => void
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The chosen products by category: variant, remove, clear, and the link to the comparison (CMP-13). */
export function BasketPanel(props: BasketPanelProps) {
  return (
    <ChosenProductsProvider>
      <Panel {...props} />
    </ChosenProductsProvider>
  )
}

function Panel({ intl, basket, send, isOpen, onClose }: BasketPanelProps) {
  const { link } = useAppContext()
  const view = useChosenProducts(basket)
  const text = intl.formatMessage
  // Products that are loaded stay visible while others load.
  const isFirst = view.chosen.products.length === 0 && Object.keys(basket).length > 0
  return (
    <ComparisonPanel
      open={isOpen}
      onOpenChange={(isToOpen) => !isToOpen && onClose()}
      title={text(messages.title)}
      closeLabel={text(messages.close)}
      emptyTitle={text(messages.empty)}
      emptyText={text(messages.emptyText)}
      notices={toNotices(view, intl)}
      loadingText={isFirst && view.status === 'loading' ? text(messages.loading) : undefined}
      failure={toFailure(view, text)}
      groups={toGroups(basket, view.chosen.products, link, text)}
      labels={{ toRemoveLabel: (name) => text(messages.removeLabel, { name }), variant: text(messages.variant) }}
      onRemove={(key) => send({ type: 'instance.remove', key })}
      onClear={(classificationSlug) => send({ type: 'classification.remove', classificationSlug })}
      onChangeVariant={(key, value) => send({ type: 'variant.change', key, variantId: value === '' ? null : value })}
    />
  )
}

type FormatText = IntlShape['formatMessage']

function toNotices({ gone, chosen }: ChosenView, { formatMessage: text, language }: IntlShape): string[] {
  const elsewhere = chosen.elsewhere.map(({ name }) => name)
  return [
    ...(gone.length > 0 ? [text(messages.missing, { names: formatNames(gone, language) })] : []),
    ...(elsewhere.length > 0 ? [text(messages.elsewhere, { names: formatNames(elsewhere, language) })] : []),
  ]
}

function toGroups(
  basket: Basket,
  products: readonly ChosenProduct[],
  link: (path: string) => string,
  text: FormatText,
): ComparisonPanelProps['groups'] {
  const bySlug = new Map(products.map((product) => [product.slug, product]))
  return Object.entries(basket).flatMap(([slug, items]) => {
    const known = items.flatMap((item) => {
      const product = bySlug.get(item.slug)
      return product ? [{ item, product }] : []
    })
    const [first] = known
    if (!first) return []
    return {
      id: slug,
      title: first.product.category.name,
      compareLink: {
        href: link(toComparisonPath(slug)) + toComparisonQuery(known.map(({ item }) => item)),
        text: text(messages.compare, { count: known.length }),
      },
      clearText: text(messages.clear),
      products: known.map(({ item, product }) => toProduct(item, product, text)),
    }
  })
}

function toProduct({ key, variantId }: BasketItem, product: ChosenProduct, text: FormatText) {
  const { name, href, picture, variants } = product
  return {
    key,
    name,
    href,
    picture,
    variantId: variantId ?? '',
    variants:
      variants.length === 0
        ? []
        : [
            { value: '', text: text(messages.noVariant) },
            ...variants.map(({ id, name: variantName }) => ({ value: id, text: variantName })),
          ],
  }
}
