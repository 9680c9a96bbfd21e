import { float, list, optionalString, optionalText, text } from '../blockFields.ts'
import { defineBlock } from '../blockKind.ts'

/** Dividends that were paid (INV-04). */
export const dividends = defineBlock('dividends', {
  fields: {
    title: text,
    text: optionalText,
    // Such as “francs”.
    unit: text,
    // Such as “capital contribution reserves”.
    source: text,
    payouts: list('Payout', { label: text, amount: float }),
    // The list is complete up to this day.
    asOf: optionalString({ description: 'ISO date.' }),
  },
  listText: ({ title, text, source }) => ({ headings: [title], body: [text, source] }),
})
