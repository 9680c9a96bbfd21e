import { id, list, optionalText, string, text } from '../blockFields.ts'
import { defineBlock } from '../blockKind.ts'

/** Dates of the financial year (INV-03). */
export const calendar = defineBlock('calendar', {
  fields: {
    title: text,
    lead: optionalText,
    events: list('CalendarEvent', {
      id,
      date: string({ description: 'ISO date.' }),
      title: text,
      place: optionalText,
    }),
  },
  listText: ({ title, lead, events }) => ({
    headings: [title],
    body: [...events.flatMap((event) => [event.title, event.place]), lead],
  }),
})
