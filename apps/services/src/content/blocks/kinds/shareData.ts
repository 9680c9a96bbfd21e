import { int, list, optionalText, string, text } from '../blockFields.ts'
import { defineBlock } from '../blockKind.ts'

/** Facts of the share on a given day (INV-02). */
export const shareData = defineBlock('shareData', {
  fields: {
    title: text,
    lead: optionalText,
    registeredShares: int,
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
