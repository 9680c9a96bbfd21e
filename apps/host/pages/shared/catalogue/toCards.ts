import {
  isService,
  isVisibleIn,
  resolveClassificationPath,
  resolveLeadImage,
  resolveProductPath,
  resolveShownBrand,
  type Classification,
  type ProductSummary,
} from '@kudex/domain/catalogue'
import type { Locale } from '@kudex/domain/locales'
import { insertNoBreakSpaces } from '../locale/insertNoBreakSpaces.ts'
import { localizeWrittenNumbers } from '../locale/localizeWrittenNumbers.ts'
import { catalogueWidths, toCataloguePicture } from '../media/toPicture.ts'
import type { ProductActionProps } from '../../../features/shared/index.ts'
import type { ClassificationCard, ProductCard } from './catalogue.types.ts'

/** The page around the cards: locale, language and links. */
export interface CardContext {
  readonly locale: Locale
  /** The language of the page around the cards. */
  readonly language: string
  readonly classifications: readonly Classification[]
  readonly link: (path: string) => string
}

/** Cards of the children of a classification, or of the first level, that the country has (CAT-07, CAT-10). */
export function toClassificationCards(parentId: string | null, context: CardContext): ClassificationCard[] {
  return context.classifications
    .filter(
      (classification) => classification.parentId === parentId && isVisibleIn(classification, context.locale.country),
    )
    .map((classification) => ({
      id: classification.id,
      name: classification.name,
      href: context.link(resolveClassificationPath(classification, context.classifications)),
      description: localizeWrittenNumbers(
        insertNoBreakSpaces(classification.description ?? undefined),
        toLanguage(classification),
        context.locale,
      ),
      picture: toCataloguePicture(classification.imageUrl, '', catalogueWidths, `${wideCardSizes}, 92vw`),
      lang: toOtherLanguage(toLanguage(classification), context),
    }))
}

/** Cards of the products that the country has (CAT-07, CAT-10, SITE-20). */
export function toProductCards(products: readonly ProductSummary[], context: CardContext): ProductCard[] {
  return products
    .filter((product) => isVisibleIn(product, context.locale.country))
    .map((product) => ({
      id: product.id,
      name: product.name,
      href: context.link(resolveProductPath(product, context.classifications)),
      description: localizeWrittenNumbers(
        insertNoBreakSpaces(product.shortDescription ?? undefined),
        product.contentLanguage,
        context.locale,
      ),
      picture: toCataloguePicture(
        resolveLeadImage(product.images)?.url ?? null,
        '',
        catalogueWidths,
        `${wideCardSizes}, 45vw`,
      ),
      brand: resolveShownBrand(product.brand)?.name,
      variantCount: product.variantCount,
      lang: toOtherLanguage(product.contentLanguage, context),
      actionProps: toProductAction(product),
    }))
}

/** The language of a classification's texts. */
export function toLanguage({ language }: Classification): string {
  return language.slice(0, 2)
}

/** The language of texts if it differs from the page's (WCAG 3.1.2). */
export function toOtherLanguage(language: string, context: Pick<CardContext, 'language'>): string | undefined {
  return language === context.language ? undefined : language
}

/** Props for product actions of features; services cannot be compared (CAT-09). */
export function toProductAction(product: ProductSummary): ProductActionProps | null {
  const [home] = product.classifications
  if (!home || isService(product)) return null
  return { name: product.name, slug: product.slug, classificationSlug: home.slug }
}

// Three or four in a row from tablets on. On phones products have at most half of the width, classifications all of it.
const wideCardSizes = '(min-width: 96em) 29rem, (min-width: 64em) 30vw, (min-width: 40em) 45vw'
