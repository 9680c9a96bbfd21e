import { Suspense } from 'react'
import { useAppContext, type ProductActionProps } from '../../../features/shared/index.ts'

/** The site's features that have an action for a product, such as comparing it (CAT-27). */
export function ProductActions({ product }: { readonly product: ProductActionProps | null | undefined }) {
  const { features } = useAppContext()
  return (
    product && (
      <Suspense>
        {features.map(({ name, slots: { productAction: Action } }) => Action && <Action key={name} {...product} />)}
      </Suspense>
    )
  )
}
