import { optionalString, optionalText, text } from '../blockFields.ts'
import { defineBlock } from '../blockKind.ts'

export const quote = defineBlock('quote', {
  fields: { text, person: optionalString(), role: optionalText },
  listText: ({ text, person, role }) => ({ body: [text, person, role] }),
})
