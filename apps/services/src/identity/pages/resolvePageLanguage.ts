import { defaultLanguage, isLanguageCode, type LanguageCode } from '@kudex/domain/locales'

/**
 * The language of a page: the portal's `ui_locales`, else the locale that the visitor chose on the site, else the
 * browser's.
 */
export function resolvePageLanguage(request: LanguageRequest): LanguageCode {
  return (
    findLanguage(toText(request.query.ui_locales).split(' ')) ??
    findLanguage([readCookie(request.get('cookie'), 'kudex-locale')]) ??
    findLanguage(sortByQuality(request.get('accept-language'))) ??
    defaultLanguage
  )
}

/** The parts of a request that decide its language; a Koa context has them. */
export interface LanguageRequest {
  readonly query: Readonly<Record<string, unknown>>
  readonly get: (header: string) => string
}

function findLanguage(tags: readonly string[]): LanguageCode | undefined {
  return tags.map((tag) => tag.split(/[-_]/)[0]?.toLowerCase()).find(isLanguageCode)
}

function readCookie(header: string, name: string): string {
  return (
    header
      .split(/; */)
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? ''
  )
}

function sortByQuality(header: string): string[] {
  const ranges = header.slice(0, maxHeaderLength).split(',').map(toRange)
  return ranges
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

/** Limits the work for a hostile header; those of browsers are far shorter. */
const maxHeaderLength = 1000

function toRange(text: string) {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return { tag, quality: quality ? Number(quality.slice(2)) || 0 : 1 }
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
