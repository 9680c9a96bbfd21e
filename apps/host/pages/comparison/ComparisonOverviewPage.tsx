import { emptyBasket, listItems, type Basket } from '@kudex/domain/basket'
import { toComparisonPath, toComparisonQuery } from '@kudex/domain/comparison'
import { Button, ButtonLink, EmptyState, FlashMessage, Hero, IconCompare, PageSection, ProductGrid } from '@kudex/ui'
import {
  basketMessages as messages,
  ChosenProductsProvider,
  formatNames,
  useBasket,
  toFailure,
  useChosenProducts,
  type ChosenProduct,
} from '../../features/basket/index.ts'
import { useAppContext } from '../../features/shared/index.ts'
import { comparisonMessages } from './comparison.messages.ts'
import type { ComparisonOverviewPageProps } from './comparison.types.ts'

/** The chosen products by category: those in the URL, else those in the basket (CMP-13). */
export function ComparisonOverviewPage(props: ComparisonOverviewPageProps) {
  return (
    <ChosenProductsProvider>
      <Overview {...props} />
    </ChosenProductsProvider>
  )
}

function Overview({ chosen }: ComparisonOverviewPageProps) {
  const { basket } = useBasket()
  const isAsked = chosen.products.length + chosen.missing.length + chosen.elsewhere.length > 0
  const own = useChosenProducts(isAsked ? emptyBasket : basket)
  const shown = isAsked ? chosen : own.chosen
  const { intl, link } = useAppContext()
  const missing = isAsked ? chosen.missing : own.gone
  const text = intl.formatMessage
  // An empty basket and a failed request are different states.
  const failure = toFailure(own, text)
  const groups = Map.groupBy(shown.products, ({ category }) => category.slug)
  const notices = [
    { message: messages.missing, names: missing },
    { message: messages.elsewhere, names: shown.elsewhere.map(({ name }) => name) },
  ].filter(({ names }) => names.length > 0)
  return (
    <>
      <Hero size="compact" title={text(messages.title)} lead={text(messages.emptyText)} />
      {notices.length > 0 && (
        <PageSection>
          {notices.map(({ message, names }) => (
            <FlashMessage key={message.id} title={text(message, { names: formatNames(names, intl.language) })} />
          ))}
        </PageSection>
      )}
      {[...groups].map(([slug, products]) => (
        <ProductGrid
          key={slug}
          title={products[0]?.category.name}
          products={products.map(({ slug: id, name, href, picture }) => ({ id, name, href, picture }))}
          emptyText=""
          link={{
            href:
              link(toComparisonPath(slug)) + toComparisonQuery(listEntries(slug, products, isAsked ? null : basket)),
            text: text(messages.compare, { count: products.length }),
          }}
        />
      ))}
      {groups.size === 0 && (
        <PageSection>
          {failure ? (
            <EmptyState
              tone="error"
              title={failure.title}
              actions={
                <Button look="outline" onClick={failure.onRetry}>
                  {failure.retryText}
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={IconCompare}
              title={text(own.status === 'loading' ? messages.loading : messages.empty)}
              actions={<ButtonLink href={link('/products')}>{text(comparisonMessages.toProducts)}</ButtonLink>}
            />
          )}
        </PageSection>
      )}
    </>
  )
}

/** The columns of a category: the instances of the basket, or each product once. */
function listEntries(slug: string, products: readonly ChosenProduct[], basket: Basket | null) {
  if (!basket) return products.map((product) => ({ slug: product.slug, variantId: null }))
  const known = new Set(products.map((product) => product.slug))
  const items = Object.hasOwn(basket, slug) ? (basket[slug] ?? []) : listItems(basket)
  return items.filter((item) => known.has(item.slug))
}
