import { buildLink } from '@kudex/domain/links'
import { resolveLanguageName } from '@kudex/domain/locales'
import type { Breadcrumb } from '@kudex/domain/navigation'
import { buildImageUrl, imagePresets, resolveImageSize } from '@kudex/domain/images'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { findOfferedLocale } from '../locale/offeredLocales.ts'
import type { LanguageNotice, PageData, PageHeader } from './pageData.types.ts'
import type { SourceImage } from '../media/toPicture.ts'
import { resolveCountryFallbacks } from '../locale/resolveCountryFallbacks.ts'
import type { HeadArticle, HeadFeed, HeadImage, HeadLocation, PageKind } from '../head/head.types.ts'

export interface PageDescription<Props> {
  readonly title: string
  readonly description?: string | null
  /** Picture for previews on other sites. */
  readonly image?: SourceImage | null
  /** Left out: a page like any other. */
  readonly kind?: PageKind
  /** Given for what is dated. */
  readonly article?: HeadArticle
  readonly feeds?: readonly HeadFeed[]
  readonly locations?: readonly HeadLocation[]
  readonly breadcrumbs: readonly Breadcrumb[]
  /** The languages of the content when the current one is not among them, else null (LOCALE-18). */
  readonly contentLanguages?: readonly string[] | null
  /** The language that the content is shown in when it is not the page's (WCAG 3.1.2). */
  readonly contentLanguage?: string
  /** The languages the page exists in; null or left out for all of the site. */
  readonly languages?: readonly string[] | null
  /** The countries the page is offered in, ALL for the international locales; null or left out for everywhere. */
  readonly countries?: readonly string[] | null
  /** Path of the nearest page that a country has which does not have this one; home when left out (NAV-23). */
  readonly resolveNearest?: (country: string) => string
  /** The query that says what the page shows, with its `?`: the switch of country and language keeps it (NAV-23). */
  readonly keptQuery?: string
  readonly header?: PageHeader
  readonly isIndexed?: boolean
  /** Absolute address or path that an editor gave instead of the page's own. */
  readonly canonicalUrl?: string | null
  readonly props: Props
}

/** Completes what a page says about itself with what follows from the request. */
export function createPageData<Props>(request: RequestContext, page: PageDescription<Props>): PageData<Props> {
  const { address, canonical } = request
  return {
    head: {
      title: page.title === address.site.name ? page.title : `${page.title} | ${address.site.name}`,
      description: page.description ?? null,
      canonicalUrl: new URL(page.canonicalUrl || toCanonicalPath(request), canonical.origin).href,
      isIndexed: page.isIndexed ?? true,
      languages: page.languages ?? null,
      countries: page.countries ?? null,
      image: page.image ? toHeadImage(page.image, canonical.origin) : null,
      kind: page.kind ?? 'page',
      ...(page.article && { article: page.article }),
      ...(page.feeds && { feeds: page.feeds }),
      ...(page.locations && { locations: page.locations }),
    },
    breadcrumbs: page.breadcrumbs,
    header: page.header ?? { theme: 'Default', isHidden: false },
    languageNotice: page.contentLanguages
      ? { ...createLanguageNotice(request, page.contentLanguages), contentLanguage: page.contentLanguage }
      : null,
    countryFallbacks: resolveCountryFallbacks(
      request,
      page.countries ?? null,
      page.resolveNearest ?? toHome,
      page.keptQuery,
    ),
    props: page.props,
  }
}

/** Other sites take PNG everywhere; 1200 pixels are what they ask for. */
function toHeadImage(image: SourceImage, origin: string): HeadImage {
  const { width, height } = resolveImageSize(imagePresets['classification-1200'], image)
  return {
    url: origin + buildImageUrl('/images', 'classification-1200', image.id, 'png'),
    alt: image.alt,
    width,
    height,
  }
}

function toHome(): string {
  return '/'
}

/** A site with a domain of its own has no slug in its canonical addresses, wherever it is asked for. */
function toCanonicalPath({ address, canonical }: RequestContext): string {
  const { path, locale, siteSlug, canonicalPath } = address
  return canonical.siteSlug === siteSlug ? canonicalPath : buildLink(path, { locale, siteSlug: canonical.siteSlug })
}

/** The same page in the languages that it has, in the same country where the site offers that (LOCALE-19). */
function createLanguageNotice(request: RequestContext, languages: readonly string[]): LanguageNotice {
  const { path, siteSlug } = request.address
  const versions = languages.flatMap((language) => {
    const locale = findOfferedLocale(request, language)
    return locale ? [{ language, name: toOwnName(language), href: buildLink(path, { locale, siteSlug }) }] : []
  })
  return { languageName: toOwnName(request.address.locale.language), versions }
}

function toOwnName(language: string): string {
  return resolveLanguageName(language, language)
}
