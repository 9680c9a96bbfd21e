import { useFrame } from '../../../features/plug/index.ts'
import { listProductPlugs } from '../../../features/productPlugs.ts'
import type { ProductAction } from './catalogue.types.ts'

/** What the site's features offer beside a product, such as comparing it (CAT-27). */
export function ProductActions({ product }: { readonly product: ProductAction | null | undefined }) {
  const { site } = useFrame()
  return product && listProductPlugs(site.features).map(({ name, Action }) => <Action key={name} {...product} />)
}
