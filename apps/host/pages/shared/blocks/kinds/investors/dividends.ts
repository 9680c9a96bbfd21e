import { formatDay, formatNumber } from '@kudex/intl/formats'
import type { BlockLoader } from '../../blocks.types.ts'
import { investorMessages as messages } from './investors.messages.ts'
import { loadContentTexts } from '../loadContentTexts.ts'

/** Dividends that were paid (INV-04). */
export const dividends: BlockLoader<'DividendsBlock'> = {
  async toView({ heading: title, body, unit, source, payouts, asOf }, context) {
    const { intl, format } = await loadContentTexts(context)
    const rows = payouts.map(({ label, amount }, index) => ({
      id: `${index + 1}`,
      label,
      amount,
      amountText: formatNumber(amount, format, { minimumFractionDigits: 2 }),
    }))
    const amounts = new Intl.ListFormat(format, { type: 'conjunction' }).format(
      rows.map(({ amountText }) => amountText),
    )
    const date = asOf === null ? null : formatDay(new Date(asOf), format)
    const sentences = [
      body,
      intl.formatMessage(messages.paid, { amounts, unit, source }),
      date === null ? null : intl.formatMessage(messages.complete, { date }),
    ]
    return {
      kind: 'dividends',
      props: {
        title,
        text: sentences.filter((sentence) => sentence !== null).join(' '),
        // The chart has them.
        payouts: [],
        chart: {
          caption: intl.formatMessage(messages.chart),
          labelTitle: intl.formatMessage(messages.distribution),
          amountTitle: unit,
          rows,
        },
      },
    }
  },
}
