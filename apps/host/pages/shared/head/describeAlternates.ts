import { isVisibleIn } from '@kudex/domain/catalogue'
import { buildLink } from '@kudex/domain/links'
import type { Locale } from '@kudex/domain/locales'
import { listLocales } from '../locale/offeredLocales.ts'
import type { HeadRequest, HeadTag, PageHead } from './head.types.ts'

/** `hreflang` links of the versions of a page; none on a page in a language that it does not have (PAGE-06). */
export function describeAlternates(head: PageHead, request: HeadRequest): readonly HeadTag[] {
  const { path, locale: own } = request.address
  const locales = listVersions(head, request)
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

/** Listed locales that have the page, by its languages and countries. */
export function listVersions({ languages, countries }: PageHead, request: HeadRequest): readonly Locale[] {
  return listLocales(request).filter(
    ({ language, country }) =>
      (languages?.includes(language) ?? true) &&
      (countries === null || isVisibleIn({ supportedCountries: countries }, country)),
  )
}
