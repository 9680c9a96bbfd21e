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
  /** Picture for link previews. */
  readonly image?: SourceImage | null
  /** Defaults to `page`. */
  readonly kind?: PageKind
  /** Set for dated content. */
  readonly article?: HeadArticle
  readonly feeds?: readonly HeadFeed[]
  readonly locations?: readonly HeadLocation[]
  readonly breadcrumbs: readonly Breadcrumb[]
  /** Languages of the content if the current one is not among them (LOCALE-18). */
  readonly contentLanguages?: readonly string[] | null
  /** Language of the content if it differs from the page's (WCAG 3.1.2). */
  readonly contentLanguage?: string
  /** Languages of the page; defaults to all of the site. */
  readonly languages?: readonly string[] | null
  /** Countries of the page, ALL for the international locales; defaults to everywhere. */
  readonly countries?: readonly string[] | null
  /** Path of the nearest page in a country that does not have this one; defaults to home (NAV-23). */
  readonly resolveNearest?: (country: string) => string
  /** Query with its `?` that the locale selector keeps, because it selects the content (NAV-23). */
  readonly keptQuery?: string
  readonly header?: PageHeader
  readonly isIndexed?: boolean
  /** Absolute URL or path set by an editor. */
  readonly canonicalUrl?: string | null
  readonly props: Props
}

/** Completes a page description with what follows from the request. */
export function createPageData<Props>(request: RequestContext, page: PageDescription<Props>): PageData<Props> {
  const { access, address, canonical, stage } = request
  const isPreview = stage !== null || (access.kind === 'granted' && access.sharedUntil !== undefined)
  return {
    head: {
      title: page.title === address.site.name ? page.title : `${page.title} | ${address.site.name}`,
      description: page.description ?? null,
      canonicalUrl: new URL(page.canonicalUrl || toCanonicalPath(request), canonical.origin).href,
      isIndexed: !isPreview && (page.isIndexed ?? true),
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
      ? {
          ...createLanguageNotice(request, page.contentLanguages, page.keptQuery),
          contentLanguage: page.contentLanguage,
        }
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

/** Link previews use PNG, 1200 pixels wide. */
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

/** Canonical paths of a site with its own domain have no slug, whatever host was requested. */
function toCanonicalPath({ address, canonical }: RequestContext): string {
  const { path, locale, siteSlug, canonicalPath } = address
  return canonical.siteSlug === siteSlug ? canonicalPath : buildLink(path, { locale, siteSlug: canonical.siteSlug })
}

/** Links to the page in its languages, in the same country if offered (LOCALE-19). */
function createLanguageNotice(request: RequestContext, languages: readonly string[], keptQuery = ''): LanguageNotice {
  const { siteSlug } = request.address
  const path = request.address.path + keptQuery
  const versions = languages.flatMap((language) => {
    const locale = findOfferedLocale(request, language)
    return locale ? [{ language, name: toOwnName(language), href: buildLink(path, { locale, siteSlug }) }] : []
  })
  return { languageName: toOwnName(request.address.locale.language), versions }
}

function toOwnName(language: string): string {
  return resolveLanguageName(language, language)
}
