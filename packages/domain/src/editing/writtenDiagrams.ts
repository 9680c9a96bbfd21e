import * as v from 'valibot'
import { day, degrees, link, links, optionalText, productSlug, text, wholeNumber, words } from './writtenFields.ts'

// Blocks that show a diagram drawn from their data.

/** Steps of a process that have a drawing. */
export const processStations = ['cut', 'strip', 'crimp', 'test', 'harness'] as const

/** One wire through the steps of a process. */
const process = v.strictObject({
  kind: v.literal('process'),
  title: optionalText,
  lead: optionalText,
  steps: v.pipe(
    v.array(
      v.strictObject({
        station: v.picklist(processStations, `one of ${processStations.join(', ')}`),
        title: text,
        text: optionalText,
        link,
        productSlugs: v.optional(v.array(productSlug), []),
      }),
    ),
    v.minLength(1, 'at least one step'),
    v.maxLength(10, 'at most 10 steps'),
  ),
  /** Label of the links below the wire. */
  caption: optionalText,
  links: v.optional(links, []),
})

const finite = v.pipe(v.number(), v.finite())
const notNegative = v.pipe(finite, v.minValue(0, 'no negative number'))
const positive = v.pipe(finite, v.minValue(0.01, '0.01 or more'))

/** Properties with their values, both as texts. */
const readings = v.pipe(v.array(v.strictObject({ label: text, value: text })), v.maxLength(20, 'at most 20 entries'))

/** A measured curve with a required minimum. */
const measurement = v.strictObject({
  kind: v.literal('measurement'),
  title: optionalText,
  lead: optionalText,
  caption: text,
  xLabel: text,
  yLabel: text,
  points: v.pipe(
    v.array(v.strictObject({ x: notNegative, y: notNegative })),
    v.minLength(2, 'at least 2 points'),
    v.maxLength(500, 'at most 500 points'),
  ),
  limit: v.nullish(notNegative, null),
  limitLabel: optionalText,
  facts: v.optional(readings, []),
})

/** The steps in which a harness is made, with their times. */
const assemblySequence = v.strictObject({
  kind: v.literal('assemblySequence'),
  title: optionalText,
  lead: optionalText,
  caption: optionalText,
  steps: v.pipe(
    v.array(
      v.strictObject({
        title: text,
        text: optionalText,
        start: notNegative,
        seconds: positive,
        link: v.nullish(link, null),
      }),
    ),
    v.minLength(2, 'at least 2 steps'),
    v.maxLength(12, 'at most 12 steps'),
  ),
})

/** Connectors with their part numbers, drawn to one scale. */
const connectors = v.strictObject({
  kind: v.literal('connectors'),
  title: optionalText,
  lead: optionalText,
  caption: optionalText,
  connectors: v.pipe(
    v.array(
      v.strictObject({
        partNumber: words,
        title: text,
        rows: wholeNumber(1, 12),
        columns: wholeNumber(1, 40),
        pitch: positive,
        facts: v.optional(readings, []),
        link: v.nullish(link, null),
      }),
    ),
    v.minLength(1, 'at least one connector'),
    v.maxLength(20, 'at most 20 connectors'),
  ),
})

/** One side of a comparison of times. */
const side = v.strictObject({
  title: text,
  text: optionalText,
  parts: v.pipe(
    v.array(v.strictObject({ label: text, minutes: notNegative })),
    v.minLength(1, 'at least one part'),
    v.maxLength(10, 'at most 10 parts'),
  ),
})

/** The same work before and after a change, with its times. */
const beforeAfter = v.strictObject({
  kind: v.literal('beforeAfter'),
  title: optionalText,
  lead: optionalText,
  caption: optionalText,
  before: side,
  after: side,
})

/** The programme of an event, by days. */
const programme = v.strictObject({
  kind: v.literal('programme'),
  title: optionalText,
  lead: optionalText,
  days: v.pipe(
    v.array(
      v.strictObject({
        date: day,
        title: optionalText,
        sessions: v.pipe(
          v.array(
            v.strictObject({
              time: v.pipe(v.string(), v.isoTime('a time such as 14:00')),
              title: text,
              text: optionalText,
              place: optionalText,
            }),
          ),
          v.maxLength(40, 'at most 40 entries'),
        ),
      }),
    ),
    v.minLength(1, 'at least one day'),
    v.maxLength(14, 'at most 14 days'),
  ),
})

/** A plan with its areas, in metres from the left rear corner. */
const floorPlan = v.strictObject({
  kind: v.literal('floorPlan'),
  title: optionalText,
  lead: optionalText,
  caption: optionalText,
  width: positive,
  depth: positive,
  areas: v.pipe(
    v.array(
      v.strictObject({
        name: v.pipe(words, v.maxLength(3, 'at most 3 characters')),
        title: text,
        text: optionalText,
        x: notNegative,
        y: notNegative,
        width: positive,
        depth: positive,
      }),
    ),
    v.minLength(1, 'at least one area'),
    v.maxLength(20, 'at most 20 areas'),
  ),
})

/** Events in several towns; pages sort them by date. */
const route = v.strictObject({
  kind: v.literal('route'),
  title: optionalText,
  lead: optionalText,
  caption: optionalText,
  stops: v.pipe(
    v.array(
      v.strictObject({
        date: day,
        lastDate: v.nullish(day, null),
        title: text,
        town: text,
        place: optionalText,
        latitude: degrees(90),
        longitude: degrees(180),
        link: v.nullish(link, null),
      }),
    ),
    v.minLength(2, 'at least 2 stops'),
    v.maxLength(40, 'at most 40 stops'),
  ),
})

/** Schemas of the blocks with a diagram. */
export const diagramBlocks = [
  process,
  measurement,
  assemblySequence,
  connectors,
  beforeAfter,
  programme,
  floorPlan,
  route,
] as const
