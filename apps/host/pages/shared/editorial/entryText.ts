import { formatDay } from '@kudex/intl/formats'
import { toFormatLocale } from '@kudex/intl/formats'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { toForeignLanguage } from '../locale/toForeignLanguage.ts'

type AddressedRequest = Pick<RequestContext, 'address'>

/** Publication date of an entry, as ISO date and formatted; in UTC, so that it is the same everywhere. */
export function toEntryDay(publicationDate: string, { address }: AddressedRequest): { date: string; dateText: string } {
  return {
    date: publicationDate.slice(0, 10),
    dateText: formatDay(new Date(publicationDate), toFormatLocale(address.locale)),
  }
}

/** Language of an entry if it differs from the page's (WCAG 3.1.2). */
export function toEntryLang(contentLanguage: string, { address }: AddressedRequest): string | undefined {
  return toForeignLanguage(contentLanguage, address.locale.language)
}

/** `2:34`. */
export function toDuration(seconds: number | null): string | null {
  if (seconds === null) return null
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`
}
