import { finderPath } from '@kudex/domain/finder'
import { ClassificationGrid, Hero } from '@kudex/ui'
import { Suspense } from 'react'
import { preloadedSlot, useAppContext } from '../../../features/shared/index.ts'
import { BelowFirstView } from '../layout/BelowFirstView.tsx'
import { catalogueMessages } from './catalogue.messages.ts'
import type { ClassificationPageProps } from './catalogue.types.ts'

/** A classification: the classifications directly below it, and the list of everything below (CAT-10, CAT-23). */
export function ClassificationPage(props: ClassificationPageProps) {
  const { type, name, parentName, description, contentLanguage, classifications, listing } = props
  const { intl, link } = useAppContext()
  const emptyText = intl.formatMessage(catalogueMessages.empty)
  const hasClassifications = classifications.length > 0
  return (
    <>
      <Hero
        size="compact"
        lang={contentLanguage}
        title={name}
        overline={parentName ?? undefined}
        lead={description ?? undefined}
        links={
          type === 'PRODUCT'
            ? [{ href: link(finderPath), text: intl.formatMessage(catalogueMessages.finder) }]
            : undefined
        }
      />
      <BelowFirstView>
        {hasClassifications && <ClassificationGrid size="small" items={classifications} emptyText={emptyText} />}
        <Suspense>
          <ProductListing
            {...listing}
            name={name}
            contentLanguage={contentLanguage}
            isProducts={type === 'PRODUCT'}
            hasTitle={hasClassifications}
          />
        </Suspense>
      </BelowFirstView>
    </>
  )
}

const loadListing = async () => (await import('./listing/ProductListing.tsx')).ProductListing

/** In a file of its own, since pages of products share the scripts of this page. */
export const ProductListing = preloadedSlot(loadListing, import.meta.env.SSR ? await loadListing() : null)
