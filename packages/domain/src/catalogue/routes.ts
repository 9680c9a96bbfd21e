import type { Classification, ClassificationType } from './catalogue.types.ts'

/** Target of links to unknown products (ROUTE-50). */
export const unknownProductPath = '/products'

/** Path of the list that a type belongs to. */
export function resolveListPath(type: ClassificationType): '/products' | '/services' {
  return type === 'PRODUCT' ? '/products' : '/services'
}

/** A classification's ancestors from the root down to itself; a broken or circular chain ends at the fault (CAT-03). */
export function resolveLineage(
  classification: Classification,
  classifications: readonly Classification[],
): Classification[] {
  const lineage = [classification]
  const seen = new Set([classification.id])
  let parentId = classification.parentId
  while (parentId !== null && !seen.has(parentId)) {
    const parent = classifications.find((candidate) => candidate.id === parentId)
    if (!parent) break
    seen.add(parent.id)
    lineage.unshift(parent)
    parentId = parent.parentId
  }
  return lineage
}

/** Path below locale and site of a classification, from its slug chain (CAT-03). */
export function resolveClassificationPath(
  classification: Classification,
  classifications: readonly Classification[],
): string {
  return joinPath(classification.type, resolveLineage(classification, classifications))
}

/** Path below locale and site of a product or service, by way of its first classification (CAT-03, PAGE-12). */
export function resolveProductPath(
  product: {
    readonly slug: string
    readonly productServiceId: string | null
    readonly classifications: readonly Classification[]
  },
  classifications: readonly Classification[],
): string {
  const [home] = product.classifications
  const type = home?.type ?? (product.productServiceId === null ? 'PRODUCT' : 'SERVICE')
  return joinPath(type, [...(home ? resolveLineage(home, classifications) : []), product])
}

function joinPath(type: ClassificationType, chain: readonly { readonly slug: string }[]): string {
  return [resolveListPath(type), ...chain.map((entry) => encodeURIComponent(entry.slug))].join('/')
}
