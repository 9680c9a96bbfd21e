import { list, optionalText, text } from '../blockFields.ts'
import { defineBlock } from '../blockKind.ts'

/** Key figures. */
export const facts = defineBlock('facts', {
  fields: { title: optionalText, facts: list('Fact', { value: text, unit: optionalText, label: text }) },
  listText: ({ title, facts }) => ({
    headings: [title],
    body: facts.flatMap(({ value, unit, label }) => [value, unit, label]),
  }),
})
