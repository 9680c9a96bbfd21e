import { finderPath } from '@kudex/domain/finder'
import { ClassificationGrid, Hero } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import type { CatalogueListPageProps } from './catalogue.types.ts'

/** The product list or the service list (CAT-10, CAT-25). */
export function CatalogueListPage({ type, classifications }: CatalogueListPageProps) {
  const { intl, link } = useAppContext()
  const isProducts = type === 'PRODUCT'
  return (
    <>
      <Hero
        size="compact"
        title={intl.formatMessage(isProducts ? catalogueMessages.products : catalogueMessages.services)}
        lead={intl.formatMessage(isProducts ? catalogueMessages.productsLead : catalogueMessages.servicesLead)}
        links={
          isProducts ? [{ href: link(finderPath), text: intl.formatMessage(catalogueMessages.finder) }] : undefined
        }
      />
      <ClassificationGrid isPriority items={classifications} emptyText={intl.formatMessage(catalogueMessages.empty)} />
    </>
  )
}
