import { localize, localizeOptional } from '../../localization/localize.ts'
import type { CalendarContent } from '../blocks.types.ts'
import { builder } from '../builder.ts'
import type { BlockInPage, BlockKind } from './blockKind.ts'

const CalendarEvent = builder.objectRef<BlockInPage<CalendarContent['events'][number]>>('CalendarEvent').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ content }) => content.id }),
    date: t.string({ description: 'ISO date.', resolve: ({ content }) => content.date }),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    place: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.place, wanted) }),
  }),
})

const CalendarBlock = builder.objectRef<BlockInPage<CalendarContent>>('CalendarBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    lead: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.lead, wanted) }),
    events: t.field({
      type: [CalendarEvent],
      resolve: ({ id, content, wanted }) => content.events.map((event) => ({ id, content: event, wanted })),
    }),
  }),
})

/** Dates of the financial year (INV-03). */
export const calendar: BlockKind<CalendarContent> = {
  type: CalendarBlock,
  toStored: (block, { text, optional }) => ({
    kind: 'calendar',
    title: text(block.title),
    lead: optional(block.lead),
    events: block.events.map(({ id, date, title, place }) => ({
      id,
      date,
      title: text(title),
      place: optional(place),
    })),
  }),
  listText: ({ title, lead, events }) => ({
    headings: [title],
    body: [...events.flatMap((event) => [event.title, event.place]), lead],
  }),
}
