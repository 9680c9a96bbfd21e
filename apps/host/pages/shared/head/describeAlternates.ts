import { isVisibleIn } from '@kudex/domain/catalogue'
import { buildLink } from '@kudex/domain/links'
import type { Locale } from '@kudex/domain/locales'
import type { HeadRequest } from './headRequest.types.ts'
import { listOfferedLocales } from '../locale/offeredLocales.ts'
import type { HeadTag, PageHead } from '../data/pageData.types.ts'

/** The versions of a page name each other; a page in a language that it does not have is no version (PAGE-06). */
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

/** The offered locales that have a page: its languages, in the countries that it is for. */
export function listVersions({ languages, countries }: PageHead, request: HeadRequest): readonly Locale[] {
  return listOfferedLocales(request).filter(
    ({ language, country }) =>
      (languages?.includes(language) ?? true) &&
      (countries === null || isVisibleIn({ supportedCountries: countries }, country)),
  )
}
