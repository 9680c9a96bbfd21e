import type { SeedSide } from '../../../../seed/diagrams.types.ts'
import {
  choice,
  float,
  int,
  link,
  links,
  list,
  object,
  optionalFloat,
  optionalLink,
  optionalString,
  optionalText,
  string,
  stringList,
  text,
} from '../blockFields.ts'
import type { BlockContent } from '../../blocks.types.ts'
import { defineBlock } from '../blockKind.ts'

// Blocks with a diagram that is drawn from their data.

/** One wire through the steps of a process. */
export const process = defineBlock('process', {
  fields: {
    title: optionalText,
    lead: optionalText,
    steps: list('ProcessStep', {
      station: choice({ description: 'The drawing: cut, strip, crimp, test or harness.' }),
      title: text,
      text: optionalText,
      link,
      productSlugs: stringList({ description: 'Slugs of machines, in order.' }),
    }),
    caption: optionalText,
    links,
  },
  fromSeed: (block) => ({
    steps: block.steps.map(({ products = [], ...step }) => ({ ...step, productSlugs: products })),
  }),
  listText: ({ title, lead, steps }) => ({
    headings: [title],
    body: [lead, ...steps.flatMap((step) => [step.title, step.text])],
  }),
  listLinks: (block) => [...block.steps.map((step) => step.link), ...block.links],
})

/** A measured curve. */
export const measurement = defineBlock('measurement', {
  fields: {
    title: optionalText,
    lead: optionalText,
    caption: text,
    xLabel: text,
    yLabel: text,
    points: list('MeasurementPoint', { x: float, y: float }),
    limit: optionalFloat,
    limitLabel: optionalText,
    facts: list('Reading', { label: text, value: text }),
  },
  listText: ({ title, lead, caption, facts }) => ({
    headings: [title],
    body: [lead, caption, ...facts.flatMap(({ label, value }) => [label, value])],
  }),
})

/** The steps in which a harness is made. */
export const assemblySequence = defineBlock('assemblySequence', {
  fields: {
    title: optionalText,
    lead: optionalText,
    caption: optionalText,
    steps: list('AssemblyStep', { title: text, text: optionalText, start: float, seconds: float, link: optionalLink }),
  },
  listText: ({ title, lead, steps }) => ({
    headings: [title],
    body: [lead, ...steps.flatMap((step) => [step.title, step.text])],
  }),
  listLinks: ({ steps }) => steps.flatMap(({ link }) => link ?? []),
})

/** Connectors with their part numbers. */
export const connectors = defineBlock('connectors', {
  fields: {
    title: optionalText,
    lead: optionalText,
    caption: optionalText,
    connectors: list('Connector', {
      partNumber: string(),
      title: text,
      rows: int,
      columns: int,
      pitch: float,
      facts: list('ConnectorProperty', { label: text, value: text }),
      link: optionalLink,
    }),
  },
  listText: ({ title, lead, connectors }) => ({
    headings: [title],
    body: [lead, ...connectors.flatMap((connector) => [connector.partNumber, connector.title])],
  }),
  listLinks: ({ connectors }) => connectors.flatMap(({ link }) => link ?? []),
})

const side = object<SeedSide, BlockContent<'beforeAfter'>['before']>('BeforeAfterSide', {
  title: text,
  text: optionalText,
  parts: list('TimePart', { label: text, minutes: float }),
})

/** The same work before and after a change. */
export const beforeAfter = defineBlock('beforeAfter', {
  fields: {
    title: optionalText,
    lead: optionalText,
    caption: optionalText,
    before: side,
    after: side,
  },
  listText: ({ title, lead, before, after }) => ({
    headings: [title],
    body: [lead, before.title, before.text, after.title, after.text],
  }),
})

/** The programme of an event. */
export const programme = defineBlock('programme', {
  fields: {
    title: optionalText,
    lead: optionalText,
    days: list('ProgrammeDay', {
      date: string({ description: 'ISO 8601 day.' }),
      title: optionalText,
      sessions: list('ProgrammeSession', {
        time: string({ description: 'Local time, such as 14:00.' }),
        title: text,
        text: optionalText,
        place: optionalText,
      }),
    }),
  },
  listText: ({ title, lead, days }) => ({
    headings: [title],
    body: [
      lead,
      ...days.flatMap((day) => [day.title, ...day.sessions.flatMap((session) => [session.title, session.text])]),
    ],
  }),
})

/** A plan with its areas, in metres. */
export const floorPlan = defineBlock('floorPlan', {
  fields: {
    title: optionalText,
    lead: optionalText,
    caption: optionalText,
    width: float,
    depth: float,
    areas: list('FloorArea', {
      name: string(),
      title: text,
      text: optionalText,
      x: float,
      y: float,
      width: float,
      depth: float,
    }),
  },
  listText: ({ title, lead, areas }) => ({
    headings: [title],
    body: [lead, ...areas.flatMap((area) => [area.title, area.text])],
  }),
})

/** Events in several towns; pages sort them by date. */
export const route = defineBlock('route', {
  fields: {
    title: optionalText,
    lead: optionalText,
    caption: optionalText,
    stops: list('RouteStop', {
      date: string({ description: 'ISO 8601 day.' }),
      lastDate: optionalString({ description: 'ISO 8601 day; null if the event takes one day.' }),
      title: text,
      town: text,
      place: optionalText,
      latitude: float,
      longitude: float,
      link: optionalLink,
    }),
  },
  listText: ({ title, lead, stops }) => ({
    headings: [title],
    body: [lead, ...stops.flatMap((stop) => [stop.title, stop.place ?? stop.town])],
  }),
  listLinks: ({ stops }) => stops.flatMap(({ link }) => link ?? []),
})
