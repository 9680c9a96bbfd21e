import type { MeasurementSystem } from '@kudex/domain/measurement'
import {
  AnchorNavigation,
  BenefitsList,
  Downloads,
  Footprint,
  Highlights,
  MediaFigure,
  ProductHeader,
  RelatedProducts,
  StoryList,
  TechnicalData,
  Variants,
} from '@kudex/ui'
import { Suspense, useState } from 'react'
import { lazyComponent, useAppContext } from '../../../../features/shared/index.ts'
import { BelowFirstView } from '../../layout/BelowFirstView.tsx'
import { layoutMessages } from '../../layout/layout.messages.ts'
import { useCurrentPage } from '../../layout/PageContext.tsx'
import { filmMessages } from '../../media/film.messages.ts'
import { catalogueMessages } from '../catalogue.messages.ts'
import type { ProductPageProps } from '../catalogue.types.ts'
import { createMeasurementSwitch } from './createMeasurementSwitch.ts'
import { ProductActions } from '../ProductActions.tsx'
import { resolveKeyFigures } from './resolveKeyFigures.ts'
import { toShownCard } from '../toShownCard.ts'

/** A product or service (CAT-11…17, CAT-25, CAT-26); sections without data are left out. */
export function ProductPage(props: ProductPageProps) {
  const { intl } = useAppContext()
  const { contactLink } = useCurrentPage().layout.footer
  const [chosenSystem, setSystem] = useState<MeasurementSystem>()
  // The page stays when the visitor changes the country, which has a default of its own (LOCALE-17).
  const system = chosenSystem ?? props.measurementSystem
  const text = intl.formatMessage
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const columns = { name: text(catalogueMessages.specification), value: text(catalogueMessages.value) }
  const isProduct = props.type === 'PRODUCT'
  const { contentLanguage } = props
  const sections = toSections(props, text)
  return (
    <>
      <ProductHeader
        contentLanguage={contentLanguage}
        name={props.name}
        overline={props.classificationName ?? undefined}
        overlineLang={props.classificationLanguage}
        brand={props.brand ? { name: props.brand.name, picture: props.brand.picture ?? undefined } : undefined}
        lead={props.lead ?? undefined}
        description={props.description ?? undefined}
        gallery={{
          label: text(catalogueMessages.gallery, { name: props.name }),
          items: props.gallery.map(({ id, picture, thumbnail, caption, large }, index) => ({
            id,
            picture,
            thumbnail,
            label: text(catalogueMessages.galleryItem, { position: index + 1, count: props.gallery.length }),
            caption: caption ?? undefined,
            large: { href: large.src, text: text(catalogueMessages.enlarge) },
          })),
          film: props.film?.video && {
            src: props.film.video.src,
            pauseLabel: text(filmMessages.pause),
            playLabel: text(filmMessages.play),
          },
          onEnlarge: setEnlarged,
        }}
        figures={resolveKeyFigures(props.specifications, system)}
        actions={<ProductActions product={props.actionProps && { ...props.actionProps, size: 'medium' }} />}
        links={[
          ...(contactLink ? [contactLink] : []),
          ...(props.videoUrl
            ? [{ href: props.videoUrl, text: text(catalogueMessages.video), openInNewTab: true }]
            : []),
        ]}
      />
      {enlarged !== null && (
        <Suspense>
          <GalleryLightbox {...props} startIndex={enlarged} onClose={() => setEnlarged(null)} />
        </Suspense>
      )}
      <BelowFirstView>
        {sections.length >= minSections && (
          <AnchorNavigation label={text(layoutMessages.onThisPage)} items={sections} />
        )}
        {props.benefits.length > 0 && (
          <BenefitsList
            contentLanguage={contentLanguage}
            id={sectionIds.benefits}
            title={text(catalogueMessages.benefits)}
            items={props.benefits}
            details={
              props.details.length > 0 ? { title: text(catalogueMessages.details), items: props.details } : undefined
            }
          />
        )}
        {props.film && (
          <MediaFigure
            picture={props.film.picture}
            video={{ ...props.film.video, playText: text(catalogueMessages.video) }}
            title={text(catalogueMessages.video)}
          />
        )}
        {props.highlights.length > 0 && (
          <Highlights
            contentLanguage={contentLanguage}
            id={sectionIds.highlights}
            title={text(catalogueMessages.highlights)}
            overview={props.overview ?? undefined}
            items={props.highlights}
            labels={{ more: text(catalogueMessages.more), video: text(catalogueMessages.video) }}
          />
        )}
        {isProduct && (
          <TechnicalData
            contentLanguage={contentLanguage}
            id={sectionIds.technicalData}
            title={text(catalogueMessages.technicalData)}
            drawing={
              props.footprint && (
                <Footprint
                  size={props.footprint.size}
                  labels={props.footprint.labels[system]}
                  description={text(catalogueMessages.footprint, {
                    ...props.footprint.labels[system],
                    person: props.footprint.person[system],
                  })}
                />
              )
            }
            groups={props.specifications.map(({ id, title, rows }) => ({ id, title: title ?? undefined, rows }))}
            measurement={
              hasSystems(props)
                ? createMeasurementSwitch({ system, setSystem, text, action: `#${sectionIds.technicalData}` })
                : undefined
            }
            labels={columns}
            emptyText={text(catalogueMessages.noSpecifications)}
          />
        )}
        {props.variants.length > 0 && (
          <Variants
            contentLanguage={contentLanguage}
            id={sectionIds.variants}
            title={text(catalogueMessages.variants)}
            system={system}
            items={props.variants}
            labels={columns}
          />
        )}
        {props.documents.length > 0 && (
          <Downloads
            contentLanguage={contentLanguage}
            id={sectionIds.downloads}
            title={text(catalogueMessages.downloads)}
            items={props.documents}
          />
        )}
        {props.related.length > 0 && (
          <RelatedProducts
            id={sectionIds.related}
            title={text(catalogueMessages.related)}
            groups={props.related.map(({ type, products }) => ({
              id: type,
              title: text(relatedTitles[type]),
              products: products.map((card) => toShownCard(card, intl)),
            }))}
          />
        )}
        {props.stories.length > 0 && (
          <StoryList
            id={sectionIds.stories}
            title={text(catalogueMessages.stories)}
            titleSize="small"
            stories={props.stories}
            emptyText=""
          />
        )}
      </BelowFirstView>
    </>
  )
}

const GalleryLightbox = lazyComponent(async () => (await import('./GalleryLightbox.tsx')).GalleryLightbox)

const sectionIds = {
  benefits: 'benefits',
  highlights: 'highlights',
  technicalData: 'technical-data',
  variants: 'variants',
  downloads: 'downloads',
  related: 'related',
  stories: 'stories',
} as const

/** Pages with fewer sections need no anchor navigation. */
const minSections = 3

/** The sections of the page, in order (NAV-15). */
function toSections(
  { benefits, highlights, type, variants, documents, related, stories }: ProductPageProps,
  text: ReturnType<typeof useAppContext>['intl']['formatMessage'],
) {
  const has = {
    benefits: benefits.length > 0,
    highlights: highlights.length > 0,
    technicalData: type === 'PRODUCT',
    variants: variants.length > 0,
    downloads: documents.length > 0,
    related: related.length > 0,
    stories: stories.length > 0,
  }
  const names = ['benefits', 'highlights', 'technicalData', 'variants', 'downloads', 'related', 'stories'] as const
  return names
    .filter((name) => has[name])
    .map((name) => ({ id: sectionIds[name], text: text(catalogueMessages[name]) }))
}

const relatedTitles = {
  related: catalogueMessages.relatedProducts,
  component: catalogueMessages.relatedComponents,
  service: catalogueMessages.relatedServices,
} as const

function hasSystems({ specifications, variants }: ProductPageProps): boolean {
  return variants.length > 0 || specifications.some((group) => group.rows.some((row) => row.system !== null))
}
