import type { BeforeAfterSide } from '@kudex/ui'
import type { BlockLoader, ContentBlockOf } from '../../blocks.types.ts'
import { loadContentTexts } from '../loadContentTexts.ts'
import { diagramMessages as messages } from './diagrams.messages.ts'

/** Work before and after a change; times are formatted in hours and minutes. */
export const beforeAfter: BlockLoader<'BeforeAfterBlock'> = {
  async toView({ title, lead, caption, before, after }, context) {
    const { intl, format } = await loadContentTexts(context)
    const saved = sumMinutes(before) - sumMinutes(after)
    return {
      kind: 'beforeAfter',
      props: {
        title: title ?? undefined,
        lead: lead ?? undefined,
        caption: caption ?? undefined,
        before: toSide(before, format),
        after: toSide(after, format),
        savedText: saved > 0 ? intl.formatMessage(messages.saved, { time: formatMinutes(saved, format) }) : undefined,
      },
    }
  },
}

type Side = ContentBlockOf<'BeforeAfterBlock'>['before']

function sumMinutes({ parts }: Side): number {
  return parts.reduce((sum, { minutes }) => sum + minutes, 0)
}

function toSide(side: Side, locale: string): BeforeAfterSide {
  return {
    title: side.title,
    text: side.text ?? undefined,
    totalText: formatMinutes(sumMinutes(side), locale),
    parts: side.parts.map(({ label, minutes }) => ({ label, minutes, timeText: formatMinutes(minutes, locale) })),
  }
}

/** `8 h 10 min` in the units of the locale; without empty parts. */
function formatMinutes(minutes: number, locale: string): string {
  const format = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return format(rest, 'minute')
  return rest === 0 ? format(hours, 'hour') : `${format(hours, 'hour')} ${format(rest, 'minute')}`
}
