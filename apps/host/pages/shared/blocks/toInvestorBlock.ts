import type { ContentBlock } from '@kudex/api/content'
import { formatDay, formatNumber, toFormatLocale } from '@kudex/intl/formats'
import type { IntlShape } from '@kudex/intl/messages'
import type { LinkItem } from '@kudex/ui'
import type { ContentLink } from '@kudex/domain/links'
import type { Locale } from '@kudex/domain/locales'
import { buildCalendarPath } from '../../../request/calendarPath.ts'
import { toPicture } from '../media/toPicture.ts'
import type { ContentPageBlock } from './blocks.types.ts'
import { investorMessages as messages } from './investors.messages.ts'

type InvestorBlock = Extract<ContentBlock, { kind: 'shareData' | 'dividends' | 'calendar' | 'annualReport' }>

export interface InvestorContext {
  readonly intl: IntlShape
  readonly locale: Locale
  readonly siteId: string
  /** The page that the block stands on; null where no calendar can be made of it. */
  readonly pageId: string | null
  readonly resolveLink: (link: ContentLink) => LinkItem
}

/** The props of a block for investors: numbers and dates in the form of the locale (INV-02…06). */
export function toInvestorBlock(block: InvestorBlock, context: InvestorContext): ContentPageBlock {
  const { intl, locale } = context
  const { id, title } = block
  const format = toFormatLocale(locale)
  const toDay = (day: string) => formatDay(new Date(day), format, 'UTC')
  switch (block.kind) {
    case 'shareData': {
      const label = intl.formatMessage(messages.asOf, { label: block.label, date: toDay(block.asOf) })
      const figure = { value: formatNumber(block.registeredShares, format), label }
      return {
        kind: 'shareData',
        id,
        props: { title, lead: block.lead ?? undefined, figure, rows: [...block.facts] },
      }
    }
    case 'dividends': {
      const amountOf = (amount: number) => formatNumber(amount, format, { minimumFractionDigits: 2 })
      const amounts = new Intl.ListFormat(format, { type: 'conjunction' }).format(
        block.payouts.map(({ amount }) => amountOf(amount)),
      )
      const { unit, source } = block
      const sentences = [
        block.text,
        intl.formatMessage(messages.paid, { amounts, unit, source }),
        block.asOf === null ? null : intl.formatMessage(messages.complete, { date: toDay(block.asOf) }),
      ]
      const rows = block.payouts.map(({ label, amount }, index) => ({
        id: `${index + 1}`,
        label,
        amount,
        amountText: amountOf(amount),
      }))
      return {
        kind: 'dividends',
        id,
        props: {
          title,
          text: sentences.filter((sentence) => sentence !== null).join(' '),
          payouts: rows.map((row) => ({ id: row.id, amountText: `${row.amountText} ${unit}`, label: row.label })),
          chart: {
            caption: intl.formatMessage(messages.chart),
            labelTitle: intl.formatMessage(messages.distribution),
            amountTitle: unit,
            rows,
          },
        },
      }
    }
    case 'calendar': {
      const { siteId, pageId } = context
      const place = pageId === null ? null : { siteId, urlCode: locale.urlCode, pageId }
      return {
        kind: 'calendar',
        id,
        props: {
          title,
          lead: block.lead ?? undefined,
          emptyText: intl.formatMessage(messages.none),
          events: block.events.map((event) => ({
            id: event.id,
            title: event.title,
            placeText: event.place ?? undefined,
            date: event.date,
            ...toDateParts(event.date, format),
            calendarLink: place
              ? {
                  href: `hard:${buildCalendarPath({ ...place, eventId: event.id })}`,
                  text: intl.formatMessage(messages.add),
                  label: intl.formatMessage(messages.addOf, { title: event.title }),
                }
              : undefined,
          })),
          calendarLink: place
            ? {
                href: `hard:${buildCalendarPath({ ...place, eventId: null })}`,
                text: intl.formatMessage(messages.addAll),
              }
            : undefined,
        },
      }
    }
    case 'annualReport': {
      const [first, ...others] = block.links.map((link, index) => {
        const { href, text } = context.resolveLink(link)
        return { id: `${index}`, href, text }
      })
      return {
        kind: 'annualReport',
        id,
        props: {
          title,
          text: block.text ?? undefined,
          cover: toPicture(block.image, ['inline', 'classification-480'], '(min-width: 64em) 18rem, 60vw'),
          download: { href: first?.href ?? '', text: first?.text ?? title },
          earlier: others.length > 0 ? { title: intl.formatMessage(messages.editions), items: others } : undefined,
        },
      }
    }
  }
}

/** The day on its own and the rest of the date, in the order of the language where it puts the day first. */
function toDateParts(day: string, format: string): { readonly dayText: string; readonly monthText: string } {
  const parts = new Intl.DateTimeFormat(format, { dateStyle: 'long', timeZone: 'UTC' }).formatToParts(new Date(day))
  const [first] = parts
  if (first?.type !== 'day') return { dayText: parts.map(({ value }) => value).join(''), monthText: '' }
  const words = parts.map(({ value }) => value)
  // `14.` in German, `14 de` in Spanish: what belongs to the day stays with it.
  const mark = words[1]?.startsWith('.') ? '.' : ''
  return {
    dayText: first.value + mark,
    monthText: words
      .slice(1)
      .join('')
      .replace(/^[.\s]+/, ''),
  }
}
