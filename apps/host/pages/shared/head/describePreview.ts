import { toServiceLocale, type Locale } from '@kudex/domain/locales'
import { listVersions } from './describeAlternates.ts'
import type { HeadRequest, PageHead } from './head.types.ts'

/** Open Graph properties of a page, as names and contents (https://ogp.me). */
export function describePreview(head: PageHead, request: HeadRequest): readonly (readonly [string, string])[] {
  const { site, locale } = request.address
  const own = toPreviewLocale(locale)
  // One per language: the previews of a language do not differ by country.
  const others = listVersions(head, request)
    .filter((version) => version.isInternational)
    .map(toPreviewLocale)
  const { image, description, canonicalUrl, article } = head
  return [
    ['og:type', head.kind === 'home' ? 'website' : 'article'],
    ['og:site_name', site.name],
    ['og:title', head.title],
    ...(description ? [['og:description', description] as const] : []),
    ['og:url', canonicalUrl ?? ''],
    ['og:locale', own],
    ...others.filter((other) => other !== own).map((other) => ['og:locale:alternate', other] as const),
    ...(article
      ? ([
          ['article:published_time', article.publishedAt],
          ['article:modified_time', article.modifiedAt],
          ...(article.section === null ? [] : [['article:section', article.section] as const]),
        ] as const)
      : []),
    ...(image
      ? ([
          ['og:image', image.url],
          ['og:image:width', `${image.width}`],
          ['og:image:height', `${image.height}`],
          ...(image.alt === '' ? [] : [['og:image:alt', image.alt] as const]),
        ] as const)
      : []),
  ]
}

/** `de_CH`. Open Graph needs a territory: a language without a country gets its main one. */
function toPreviewLocale({ isInternational, language, country }: Locale): string {
  return isInternational ? toServiceLocale(language).replace('-', '_') : `${language}_${country}`
}
