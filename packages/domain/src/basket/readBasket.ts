import * as v from 'valibot'
import { emptyBasket, type Basket, type BasketItem } from './basket.ts'

/**
 * Reads a basket from unknown data, such as parsed storage content. Invalid data is an empty basket; invalid items and
 * duplicate keys are dropped (CMP-06, CMP-15).
 */
export function readBasket(value: unknown): Basket {
  const record = v.safeParse(recordSchema, value)
  if (!record.success) return emptyBasket
  const keys = new Set<string>()
  const entries = Object.entries(record.output)
    .map(([slug, items]) => [slug, readItems(items, keys)] as const)
    .filter(([slug, items]) => slug !== '' && items.length > 0)
  return entries.length === 0 ? emptyBasket : Object.fromEntries(entries)
}

const recordSchema = v.record(v.string(), v.unknown())

const itemSchema = v.object({
  key: v.pipe(v.string(), v.minLength(1)),
  slug: v.pipe(v.string(), v.minLength(1)),
  variantId: v.optional(v.nullable(v.string()), null),
})

function readItems(value: unknown, keys: Set<string>): BasketItem[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown) => {
    const item = v.safeParse(itemSchema, entry)
    if (!item.success || keys.has(item.output.key)) return []
    keys.add(item.output.key)
    return [item.output]
  })
}
