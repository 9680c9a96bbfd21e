import { Suspense } from 'react'
import { useAppContext, type ProductActionProps } from '../../../features/shared/index.ts'

/** Product actions of the site's features, such as compare (CAT-27). */
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
