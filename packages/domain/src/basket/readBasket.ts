import { emptyBasket, type Basket, type BasketItem } from './basket.ts'

/**
 * Reads a basket from unknown data, such as parsed storage content. Invalid data is an empty basket; invalid items and
 * duplicate keys are dropped (CMP-06, CMP-15). Every public page loads it: without valibot that is 2 kB less (gzip).
 */
export function readBasket(value: unknown): Basket {
  if (typeof value !== 'object' || value === null) return emptyBasket
  const keys = new Set<string>()
  const entries = Object.entries(value)
    .map(([slug, items]) => [slug, readItems(items, keys)] as const)
    .filter(([slug, items]) => slug !== '' && items.length > 0)
  return entries.length === 0 ? emptyBasket : Object.fromEntries(entries)
}

function readItems(value: unknown, keys: Set<string>): BasketItem[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown) => {
    const item = readItem(entry)
    if (!item || keys.has(item.key)) return []
    keys.add(item.key)
    return [item]
  })
}

function readItem(value: unknown): BasketItem | null {
  if (typeof value !== 'object' || value === null) return null
  const { key, slug, variantId = null } = value as Readonly<Record<string, unknown>>
  if (!isName(key) || !isName(slug) || (variantId !== null && typeof variantId !== 'string')) return null
  return { key, slug, variantId }
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
