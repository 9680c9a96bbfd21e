import { formatNumber } from '@kudex/intl/formats'
import type { MeasurementAxis } from '@kudex/ui'
import type { BlockLoader } from '../../blocks.types.ts'
import { resolveContentFormat } from '../loadContentTexts.ts'

/** A measured curve; its axes end at a round number above the largest value. */
export const measurement: BlockLoader<'MeasurementBlock'> = {
  toView({ title, lead, measured, xLabel, yLabel, points, limit, limitLabel, readings }, context) {
    const locale = resolveContentFormat(context)
    const toAxis = (label: string, values: readonly number[]): MeasurementAxis => ({
      label,
      ticks: listTicks(Math.max(...values)).map((value) => ({ value, text: formatNumber(value, locale) })),
    })
    return {
      kind: 'measurement',
      props: {
        title: title ?? undefined,
        lead: lead ?? undefined,
        caption: measured,
        xAxis: toAxis(
          xLabel,
          points.map(({ x }) => x),
        ),
        yAxis: toAxis(yLabel, [...points.map(({ y }) => y), limit ?? 0]),
        points: points.map(({ x, y }) => ({ x, y })),
        peakText: points.length > 0 ? formatNumber(Math.max(...points.map(({ y }) => y)), locale) : undefined,
        limit: limit === null || limitLabel === null ? undefined : { value: limit, text: limitLabel },
        readings: readings.map(({ label, value }) => ({ label, value })),
      },
    }
  },
}

/** From zero in four to ten steps of 1, 2 or 5 times a power of ten. */
export function listTicks(largest: number): number[] {
  if (!(largest > 0)) return [0, 1]
  const magnitude = 10 ** Math.floor(Math.log10(largest / 4))
  const step = magnitude * ([1, 2, 5, 10].findLast((factor) => magnitude * factor <= largest / 4) ?? 1)
  const count = Math.ceil(largest / step)
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}
