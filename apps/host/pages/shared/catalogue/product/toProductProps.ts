import {
  filterHighlights,
  groupRelated,
  isGiven,
  resolveLeadImage,
  resolveShownBrand,
  type ClassificationType,
  type Highlight,
  type Product,
  type ProductDocument,
  type Specification,
} from '@kudex/domain/catalogue'
import type { MeasurementSystem } from '@kudex/domain/measurement'
import { resolveLanguageName } from '@kudex/domain/locales'
import { formatFileSize, splitQuantity } from '@kudex/intl/formats'
import type { SpecificationRow } from '@kudex/ui'
import { toImageId } from '@kudex/domain/images'
import { toCataloguePicture, toPicture } from '../../media/toPicture.ts'
import { readOwnFilm, toPlayedVideo } from '../../media/toPlayedVideo.ts'
import type { ProductProps, ProductPicture, SpecificationGroup } from '../catalogue.types.ts'
import { toFootprint } from './toFootprint.ts'
import { toLanguage, toOtherLanguage, toProductAction, toProductCards, type CardContext } from '../toCards.ts'

/** The props of a product or service (CAT-11…17, CAT-25). */
export function toProductProps(
  product: Product,
  type: ClassificationType,
  measurementSystem: MeasurementSystem,
  context: CardContext,
  formatLocale: string,
): ProductProps {
  const brand = resolveShownBrand(product.brand)
  const [home] = product.classifications
  return {
    type,
    contentLanguage: toOtherLanguage(product.contentLanguage, context),
    name: product.name,
    classificationName: home?.name ?? null,
    classificationLanguage: home && toOtherLanguage(toLanguage(home), context),
    actionProps: toProductAction(product),
    brand: brand && {
      name: brand.name,
      picture: brand.imageUrl ? toCataloguePicture(brand.imageUrl, brand.name, ['brand-logo']) : null,
    },
    lead: product.shortDescription,
    description: product.longDescription,
    gallery: toGallery(product),
    ...toVideo(product, context.language),
    highlights: filterHighlights(product.highlights).map(toHighlight),
    footprint: toFootprint(product.specifications, formatLocale),
    overview: toOverview(product),
    specifications: toSpecificationGroups(product.specifications, formatLocale),
    variants: product.variants.map(({ id, nameMetric, nameImperial, specifications }) => ({
      id,
      nameMetric,
      nameImperial,
      specifications: specifications.map((specification, index) => toRow(specification, index, formatLocale)),
    })),
    documents: product.documents.map((document, index) => toDocument(document, index, context.language, formatLocale)),
    related: groupRelated(product.related, context.locale.country).map((group) => ({
      type: group.type,
      products: toProductCards(group.products, context),
    })),
    benefits: product.benefits,
    details: product.details,
    measurementSystem,
  }
}

/** The page plays videos of our file service, with the lead picture as fallback poster; others are linked. */
function toVideo(
  { name, videoUrl, videoImageUrl, images }: Product,
  language: string,
): Pick<ProductProps, 'film' | 'videoUrl'> {
  if (!isGiven(videoUrl)) return { film: null, videoUrl: null }
  const own = readOwnFilm(videoUrl)
  if (!own) return { film: null, videoUrl }
  const posterUrl = isGiven(videoImageUrl) ? videoImageUrl : (resolveLeadImage(images)?.url ?? null)
  return {
    film: {
      picture: toPicture(
        { id: toImageId(posterUrl), alt: '', width: 16, height: 9 },
        ['stretched-video', 'aside-video'],
        mainColumnSizes,
      ),
      video: toPlayedVideo({ ...own, title: name }, language),
    },
    videoUrl: null,
  }
}

/** The lead image first; the default image if there is none (CAT-18, CAT-20). */
function toGallery({ name, images }: Product): ProductPicture[] {
  const lead = resolveLeadImage(images)
  const ordered = lead ? [lead, ...images.filter((image) => image !== lead)] : [{ name: null, url: '' }]
  return ordered.map((image, index) => ({
    id: `${index + 1}`,
    picture: toCataloguePicture(image.url, image.name ?? name, ['break-out', 'inline', 'gallery'], mainColumnSizes),
    thumbnail: toCataloguePicture(image.url, '', ['gallery-thumbnail']),
    large: toCataloguePicture(image.url, image.name ?? name, ['stretched', 'break-out', 'inline', 'gallery']),
    largeThumbnail: toCataloguePicture(image.url, '', ['lightbox-thumbnail']),
    caption: image.name,
  }))
}

/** The lead image, if highlights have positions on it. */
function toOverview({ name, images, highlights }: Product): ProductProps['overview'] {
  const lead = resolveLeadImage(images)
  if (!lead || !highlights.some(({ position }) => position)) return null
  return toCataloguePicture(lead.url, lead.name ?? name, ['break-out', 'inline', 'gallery'], mainColumnSizes)
}

/** Main column: 827 px on wide screens, half the width on small ones, full width on phones. */
const mainColumnSizes = '(min-width: 96em) 52rem, (min-width: 64em) 54vw, 92vw'

function toHighlight(highlight: Highlight, index: number): ProductProps['highlights'][number] {
  const imageUrl = [highlight.imageUrl, highlight.videoImageUrl].find(isGiven) ?? null
  return {
    id: `${index + 1}`,
    name: highlight.name,
    shortDescription: highlight.shortDescription ?? undefined,
    longDescription: highlight.longDescription ?? undefined,
    picture: toCataloguePicture(imageUrl, '', ['break-out', 'inline', 'gallery'], mainColumnSizes),
    videoHref: isGiven(highlight.videoUrl) ? highlight.videoUrl : undefined,
    position: highlight.position ?? undefined,
  }
}

/** Groups in the order of their first row; rows without a group come first. */
function toSpecificationGroups(specifications: readonly Specification[], locale: string): SpecificationGroup[] {
  const groups = Map.groupBy(specifications, (specification) => specification.group)
  return [...groups]
    .toSorted(([one], [other]) => Number(one !== null) - Number(other !== null))
    .map(([title, rows], index) => ({
      id: `${index + 1}`,
      title,
      rows: rows.map((row, position) => toRow(row, position, locale)),
    }))
}

/** Formats values and units for the locale; never converts them (CAT-13). */
function toRow(
  { name, value, unit, measurementSystem }: Specification,
  index: number,
  locale: string,
): SpecificationRow {
  const quantity = splitQuantity(value, unit, locale)
  return {
    id: `${index + 1}`,
    name,
    value: quantity.value,
    unit: quantity.unit ?? undefined,
    system: measurementSystem,
  }
}

function toDocument(
  document: ProductDocument,
  index: number,
  language: string,
  formatLocale: string,
): ProductProps['documents'][number] {
  return {
    id: `${index + 1}`,
    name: document.name,
    href: document.url,
    typeText: document.type,
    formatText: document.extension.toUpperCase(),
    language: document.contentLanguage,
    languageText: resolveLanguageName(document.contentLanguage, language),
    sizeText: document.sizeBytes === null ? undefined : formatFileSize(document.sizeBytes, formatLocale),
    thumbnail: document.thumbnailUrl
      ? toCataloguePicture(document.thumbnailUrl, '', ['document-thumbnail'])
      : undefined,
  }
}
