import type { BeforeAfterSide } from '@kudex/ui'
import type { BlockLoader, ContentBlockOf } from '../../blocks.types.ts'
import { resolveContentFormat } from '../loadContentTexts.ts'

/** Work before and after a change; times are formatted in hours and minutes. */
export const beforeAfter: BlockLoader<'BeforeAfterBlock'> = {
  toView({ title, lead, caption, before, after }, context) {
    const locale = resolveContentFormat(context)
    return {
      kind: 'beforeAfter',
      props: {
        title: title ?? undefined,
        lead: lead ?? undefined,
        caption: caption ?? undefined,
        before: toSide(before, locale),
        after: toSide(after, locale),
      },
    }
  },
}

function toSide({ title, text, parts }: ContentBlockOf<'BeforeAfterBlock'>['before'], locale: string): BeforeAfterSide {
  const total = parts.reduce((sum, { minutes }) => sum + minutes, 0)
  return {
    title,
    text: text ?? undefined,
    totalText: formatMinutes(total, locale),
    parts: parts.map(({ label, minutes }) => ({ label, minutes, timeText: formatMinutes(minutes, locale) })),
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
