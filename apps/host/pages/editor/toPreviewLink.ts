import { buildLink } from '@kudex/domain/links'
import type { Locale } from '@kudex/domain/locales'
import type { PageStage, RequestContext } from '../../request/requestContext.types.ts'
import { listLocalesOfSite } from '../shared/locale/offeredLocales.ts'

interface PreviewedPage {
  readonly siteId: string
  readonly path: string
  /** Countries that have the page; empty for all. */
  readonly countries: readonly string[]
  /** Countries that have another page at the path. */
  readonly otherCountries?: readonly string[] | undefined
}

type PreviewRequest = Pick<RequestContext, 'system' | 'address'>

/** The address of a page in a stage, in a locale that has it: the one of the editor if possible (PAGE-08). */
export function toPreviewLink(request: PreviewRequest, page: PreviewedPage, stage: PageStage): string {
  return `${toPageLink(request, page)}?stage=${stage}`
}

/** The address of a page in a locale that has it. */
export function toPageLink(request: PreviewRequest, page: PreviewedPage): string {
  const [locale] = listLocalesOfPage(request, page)
  return toLink(request, page, locale ?? request.address.locale)
}

/** The addresses of the draft of a page by language, each in the first locale of the language that has it. */
export function listPreviewLinks(request: PreviewRequest, page: PreviewedPage): Readonly<Record<string, string>> {
  const links: Record<string, string> = {}
  for (const locale of listLocalesOfPage(request, page)) {
    links[locale.language] ??= `${toLink(request, page, locale)}?stage=DRAFT`
  }
  return links
}

function listLocalesOfPage(
  request: PreviewRequest,
  { siteId, countries, otherCountries = [] }: PreviewedPage,
): readonly Locale[] {
  const site = request.system.sites.find(({ id }) => id === siteId)
  const locales = site ? listLocalesOfSite(request, site, countries) : []
  return locales.filter(({ country }) => !otherCountries.includes(country))
}

function toLink({ system }: PreviewRequest, { siteId, path }: PreviewedPage, locale: Locale): string {
  return buildLink(path, { locale, siteSlug: system.sites.find(({ id }) => id === siteId)?.slug ?? null })
}
