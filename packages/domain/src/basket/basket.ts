/** One instance of a product in the basket; `key` is unique in the basket (CMP-01, CMP-02). */
export interface BasketItem {
  readonly key: string
  readonly slug: string
  readonly variantId: string | null
}

/** The comparison basket: per classification slug its products, never an empty list (CMP-01, CMP-06). */
export type Basket = Readonly<Record<string, readonly BasketItem[]>>

/** A basket without products. */
export const emptyBasket: Basket = Object.freeze({})

/** Adds a product; the same product may be there several times under other keys (CMP-02, CMP-03). */
export function addToBasket(basket: Basket, classificationSlug: string, item: BasketItem): Basket {
  if (listItems(basket).some((known) => known.key === item.key)) return basket
  const items = Object.hasOwn(basket, classificationSlug) ? (basket[classificationSlug] ?? []) : []
  return toBasket([
    ...Object.entries(basket).filter(([slug]) => slug !== classificationSlug),
    [classificationSlug, [...items, item]],
  ])
}

/** Removes one instance by its key (CMP-04, CMP-06). */
export function removeInstance(basket: Basket, key: string): Basket {
  return mapItems(basket, (items) => items.filter((item) => item.key !== key))
}

/** Removes all instances of a product (CMP-04, CMP-06). */
export function removeProduct(basket: Basket, slug: string): Basket {
  return mapItems(basket, (items) => items.filter((item) => item.slug !== slug))
}

/** Removes a classification with all its products (CMP-04). */
export function removeClassification(basket: Basket, classificationSlug: string): Basket {
  return toBasket(Object.entries(basket).filter(([slug]) => slug !== classificationSlug))
}

/** Changes the variant of one instance (CMP-05). */
export function changeVariant(basket: Basket, key: string, variantId: string | null): Basket {
  return mapItems(basket, (items) => items.map((item) => (item.key === key ? { ...item, variantId } : item)))
}

/** All instances of the basket, classification by classification. */
export function listItems(basket: Basket): BasketItem[] {
  return Object.values(basket).flat()
}

/** Number of instances in the basket. */
export function countItems(basket: Basket): number {
  return listItems(basket).length
}

function mapItems(basket: Basket, map: (items: readonly BasketItem[]) => readonly BasketItem[]): Basket {
  return toBasket(Object.entries(basket).map(([slug, items]) => [slug, map(items)]))
}

function toBasket(entries: readonly (readonly [string, readonly BasketItem[]])[]): Basket {
  // `fromEntries` defines own properties, so that a slug named `__proto__` is safe.
  return Object.fromEntries(entries.filter(([, items]) => items.length > 0))
}
