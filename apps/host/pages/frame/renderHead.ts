import { isVisibleIn } from '@kudex/domain/catalogue'
import { buildLink } from '@kudex/domain/links'
import type { RequestContext } from '../../request/requestContext.types.ts'
import { escapeAttribute } from './escapeHtml.ts'
import { listOfferedLocales } from './offeredLocales.ts'
import type { PageHead } from './pageData.types.ts'

/** The head of the document as HTML: title, description, canonical address and the other locales (PAGE-06). */
export function renderHead(head: PageHead, request: RequestContext | undefined): string {
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeAttribute(head.title)}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  ]
  if (head.description) tags.push(`<meta name="description" content="${escapeAttribute(head.description)}">`)
  if (!head.isIndexed) tags.push('<meta name="robots" content="noindex">')
  if (head.canonicalUrl) {
    tags.push(
      `<link rel="canonical" href="${escapeAttribute(head.canonicalUrl)}">`,
      `<meta property="og:title" content="${escapeAttribute(head.title)}">`,
      `<meta property="og:url" content="${escapeAttribute(head.canonicalUrl)}">`,
    )
    if (request && head.isIndexed) tags.push(renderAlternates(head, request))
  }
  if (head.imageUrl) tags.push(`<meta property="og:image" content="${escapeAttribute(head.imageUrl)}">`)
  return tags.join('')
}

/** The versions of a page name each other; a page in a language that it does not have is no version (PAGE-06). */
function renderAlternates({ languages, countries }: PageHead, request: RequestContext): string {
  const { path, locale: own } = request.address
  const locales = listOfferedLocales(request).filter(
    ({ language, country }) =>
      (languages?.includes(language) ?? true) &&
      (countries === null || isVisibleIn({ supportedCountries: countries }, country)),
  )
  if (!locales.some(({ code }) => code === own.code)) return ''
  const toTag = (hreflang: string, urlCode: string) => {
    const href =
      request.canonical.origin + buildLink(path, { locale: { urlCode }, siteSlug: request.canonical.siteSlug })
    return `<link rel="alternate" hreflang="${hreflang}" href="${escapeAttribute(href)}">`
  }
  const [first] = locales
  const standard = locales.find((locale) => locale.code === 'en') ?? first
  return [
    ...locales.map((locale) => toTag(locale.code, locale.urlCode)),
    ...(standard ? [toTag('x-default', standard.urlCode)] : []),
  ].join('')
}
