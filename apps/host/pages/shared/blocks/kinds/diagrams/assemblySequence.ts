import { formatNumber } from '@kudex/intl/formats'
import type { BlockLoader } from '../../blocks.types.ts'
import { resolveContentFormat } from '../loadContentTexts.ts'
import { listTicks } from './measurement.ts'

/** The steps in which a harness is made; durations are formatted. */
export const assemblySequence: BlockLoader<'AssemblySequenceBlock'> = {
  listLinks: ({ assemblySteps }) => assemblySteps.flatMap(({ link }) => link ?? []),
  toView({ title, lead, caption, assemblySteps }, context) {
    const locale = resolveContentFormat(context)
    // The symbol of the SI, as in technical data: the same in every language.
    const toTime = (seconds: number) => `${formatNumber(seconds, locale)}\u00A0s`
    return {
      kind: 'assemblySequence',
      props: {
        title: title ?? undefined,
        lead: lead ?? undefined,
        caption: caption ?? undefined,
        steps: assemblySteps.map(({ title, text, start, seconds, link }, index) => ({
          id: `${index + 1}`,
          title,
          text: text ?? undefined,
          start,
          seconds,
          timeText: toTime(seconds),
          link: link ? context.resolveLink(link) : undefined,
        })),
        ticks: listTimes(Math.max(0, ...assemblySteps.map(({ start, seconds }) => start + seconds))).map(
          (seconds, index, all) => ({
            seconds,
            text: index === all.length - 1 ? toTime(seconds) : formatNumber(seconds, locale),
          }),
        ),
      },
    }
  },
}

/** Round times from zero, and the end; a round time close to the end would cover its figure. */
export function listTimes(end: number): number[] {
  const ticks = listTicks(end)
  const [, step = end] = ticks
  return [...ticks.filter((seconds) => seconds < end - step / 2), end]
}
