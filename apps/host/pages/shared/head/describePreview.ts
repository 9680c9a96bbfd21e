import { toServiceLocale, type Locale } from '@kudex/domain/locales'
import type { HeadRequest } from './headRequest.types.ts'
import { listVersions } from './describeAlternates.ts'
import type { PageHead } from '../data/pageData.types.ts'

/**
 * What other sites show when somebody shares the page, as Open Graph names and contents (https://ogp.me), one set for
 * each locale.
 */
export function describePreview(head: PageHead, request: HeadRequest): readonly (readonly [string, string])[] {
  const { site, locale } = request.address
  const own = toPreviewLocale(locale)
  // One for each language is enough: previews do not know countries.
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

/** `de_CH`; a language without a country stands in its main one, as Open Graph knows no other. */
function toPreviewLocale({ isInternational, language, country }: Locale): string {
  return isInternational ? toServiceLocale(language).replace('-', '_') : `${language}_${country}`
}
