import { formatNumber } from '@kudex/intl/formats'
import type { BlockLoader } from '../../blocks.types.ts'
import { resolveContentFormat } from '../loadContentTexts.ts'

/** The steps in which a harness is made; durations are formatted. */
export const assemblySequence: BlockLoader<'AssemblySequenceBlock'> = {
  toView({ title, lead, caption, assemblySteps }, context) {
    const locale = resolveContentFormat(context)
    return {
      kind: 'assemblySequence',
      props: {
        title: title ?? undefined,
        lead: lead ?? undefined,
        caption: caption ?? undefined,
        steps: assemblySteps.map(({ title, text, start, seconds }, index) => ({
          id: `${index + 1}`,
          title,
          text: text ?? undefined,
          start,
          seconds,
          // The symbol of the SI, as in technical data: the same in every language.
          timeText: `${formatNumber(seconds, locale)}\u00A0s`,
        })),
      },
    }
  },
}
