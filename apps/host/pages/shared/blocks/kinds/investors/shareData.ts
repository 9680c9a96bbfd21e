import { formatDay, formatNumber } from '@kudex/intl/formats'
import type { BlockLoader } from '../../blocks.types.ts'
import { investorMessages as messages } from './investors.messages.ts'
import { loadContentTexts } from '../loadContentTexts.ts'

/** Facts of the share on a given day (INV-02). */
export const shareData: BlockLoader<'ShareDataBlock'> = {
  async toView({ heading: title, lead, label, shareDay, registeredShares, shareFacts }, context) {
    const { intl, format } = await loadContentTexts(context)
    const date = formatDay(new Date(shareDay), format)
    const figure = {
      value: formatNumber(registeredShares, format),
      label: intl.formatMessage(messages.asOf, { label, date }),
    }
    return { kind: 'shareData', props: { title, lead: lead ?? undefined, figure, rows: [...shareFacts] } }
  },
}
