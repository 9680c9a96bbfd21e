import type { ComponentType } from 'react'
import { CompareAction } from './basket/CompareAction.tsx'
import type { ProductActionProps } from './basket/productAction.types.ts'

/** What a feature shows beside a product: on its card, in its head, at its variants. */
interface ProductPlug {
  readonly name: string
  readonly Action: ComponentType<ProductActionProps>
}

/**
 * The features that product pages show something of. A list of its own beside `plugs.ts`, so that only those pages
 * load it; a feature is one line here too, and without it the pages are as before.
 */
const productPlugs: readonly ProductPlug[] = [{ name: 'basket', Action: CompareAction }]

/** Those of a site's features, in the order of the list above. */
export function listProductPlugs(features: readonly string[]): readonly ProductPlug[] {
  return productPlugs.filter((plug) => features.includes(plug.name))
}
