import { ClassificationGrid, Hero } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import type { ClassificationPageProps } from './catalogue.types.ts'
import { ProductListing } from './listing/ProductListing.tsx'

/** A classification: the classifications directly below it, and the list of everything below (CAT-10, CAT-23). */
export function ClassificationPage(props: ClassificationPageProps) {
  const { type, name, parentName, description, picture, contentLanguage, classifications, listing } = props
  const { intl } = useAppContext()
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
        picture={picture ?? undefined}
      />
      {hasClassifications && <ClassificationGrid items={classifications} emptyText={emptyText} />}
      <ProductListing
        {...listing}
        contentLanguage={contentLanguage}
        isProducts={type === 'PRODUCT'}
        hasTitle={hasClassifications}
      />
    </>
  )
}
