import { buildLink } from '@kudex/domain/links'
import type { Locale } from '@kudex/domain/locales'
import type { PageStage } from '../../request/requestContext.types.ts'

interface PreviewedPage {
  readonly path: string
  readonly siteSlug: string | null
  readonly stage: PageStage
}

/** The address of a page in a stage and a locale. */
export function toPreviewLink(locale: Locale, { path, siteSlug, stage }: PreviewedPage): string {
  return `${buildLink(path, { locale, siteSlug })}?stage=${stage}`
}

/** The addresses of a page by language, each in the first locale of the language. */
export function listPreviewLinks(locales: readonly Locale[], page: PreviewedPage): Readonly<Record<string, string>> {
  const links: Record<string, string> = {}
  for (const locale of locales) links[locale.language] ??= toPreviewLink(locale, page)
  return links
}
