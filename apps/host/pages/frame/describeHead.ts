import { isVisibleIn } from '@kudex/domain/catalogue'
import { buildLink } from '@kudex/domain/links'
import type { RequestContext } from '../../request/requestContext.types.ts'
import { listOfferedLocales } from './offeredLocales.ts'
import type { HeadTag, PageHead } from './pageData.types.ts'

/** Everything in the head that differs from page to page, but the title: description, canonical address, other locales (PAGE-06). */
export function describeHead(head: PageHead, request: RequestContext | undefined): readonly HeadTag[] {
  const tags: HeadTag[] = []
  if (head.description) tags.push(toMeta('name', 'description', head.description))
  if (!head.isIndexed) tags.push(toMeta('name', 'robots', 'noindex'))
  if (head.canonicalUrl) {
    tags.push(
      { tag: 'link', attributes: { rel: 'canonical', href: head.canonicalUrl } },
      toMeta('property', 'og:title', head.title),
      toMeta('property', 'og:url', head.canonicalUrl),
    )
    if (request && head.isIndexed) tags.push(...describeAlternates(head, request))
  }
  if (head.imageUrl) tags.push(toMeta('property', 'og:image', head.imageUrl))
  return tags
}

function toMeta(kind: 'name' | 'property', name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { [kind]: name, content } }
}

/** The versions of a page name each other; a page in a language that it does not have is no version (PAGE-06). */
function describeAlternates({ languages, countries }: PageHead, request: RequestContext): readonly HeadTag[] {
  const { path, locale: own } = request.address
  const locales = listOfferedLocales(request).filter(
    ({ language, country }) =>
      (languages?.includes(language) ?? true) &&
      (countries === null || isVisibleIn({ supportedCountries: countries }, country)),
  )
  if (!locales.some(({ code }) => code === own.code)) return []
  const toTag = (hreflang: string, urlCode: string): HeadTag => ({
    tag: 'link',
    attributes: {
      rel: 'alternate',
      hreflang,
      href: request.canonical.origin + buildLink(path, { locale: { urlCode }, siteSlug: request.canonical.siteSlug }),
    },
  })
  const [first] = locales
  const standard = locales.find((locale) => locale.code === 'en') ?? first
  return [
    ...locales.map((locale) => toTag(locale.code, locale.urlCode)),
    ...(standard ? [toTag('x-default', standard.urlCode)] : []),
  ]
}
