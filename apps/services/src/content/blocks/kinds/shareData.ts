import { float, list, optionalText, string, text } from '../blockFields.ts'
import { defineBlock } from '../blockKind.ts'

/** Facts of the share on a given day (INV-02). */
export const shareData = defineBlock('shareData', {
  fields: {
    title: text,
    lead: optionalText,
    // May exceed the 32 bits of `Int`.
    registeredShares: float,
    // Such as “registered shares”.
    label: text,
    asOf: string({ description: 'ISO date.' }),
    facts: list('ShareFact', { label: text, value: text }),
  },
  listText: ({ title, lead, label, facts }) => ({
    headings: [title],
    body: [...facts.flatMap((fact) => [fact.label, fact.value]), lead, label],
  }),
})
