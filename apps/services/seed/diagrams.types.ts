import type { SeedLink } from './links.types.ts'
import type { Text } from './text.types.ts'

/** Blocks with a diagram that is drawn from their data. */
export type SeedDiagram =
  | {
      kind: 'process'
      title?: Text
      lead?: Text
      steps: readonly {
        station: 'cut' | 'strip' | 'crimp' | 'test' | 'harness'
        title: Text
        text?: Text
        link: SeedLink
        /** Slugs of products. */
        products?: readonly string[]
      }[]
      /** Label of the links below the wire. */
      caption?: Text
      links?: readonly SeedLink[]
    }
  | {
      kind: 'measurement'
      title?: Text
      lead?: Text
      caption: Text
      xLabel: Text
      yLabel: Text
      points: readonly { x: number; y: number }[]
      limit?: number
      limitLabel?: Text
      facts?: readonly SeedReading[]
    }
  | {
      kind: 'assemblySequence'
      title?: Text
      lead?: Text
      caption?: Text
      /** Start and duration in seconds. */
      steps: readonly { title: Text; text?: Text; start: number; seconds: number; link?: SeedLink }[]
    }
  | {
      kind: 'connectors'
      title?: Text
      lead?: Text
      caption?: Text
      connectors: readonly {
        partNumber: string
        title: Text
        rows: number
        columns: number
        /** Distance of positions in millimetres. */
        pitch: number
        facts?: readonly SeedReading[]
        link?: SeedLink
      }[]
    }
  | { kind: 'beforeAfter'; title?: Text; lead?: Text; caption?: Text; before: SeedSide; after: SeedSide }
  | {
      kind: 'programme'
      title?: Text
      lead?: Text
      days: readonly {
        date: string
        title?: Text
        /** `time` is local: `14:00`. */
        sessions: readonly { time: string; title: Text; text?: Text; place?: Text }[]
      }[]
    }
  | {
      kind: 'floorPlan'
      title?: Text
      lead?: Text
      caption?: Text
      /** In metres, as are the areas, from the left rear corner. */
      width: number
      depth: number
      areas: readonly {
        name: string
        title: Text
        text?: Text
        x: number
        y: number
        width: number
        depth: number
      }[]
    }
  | {
      kind: 'route'
      title?: Text
      lead?: Text
      caption?: Text
      stops: readonly {
        date: string
        /** Omitted if the event takes one day. */
        lastDate?: string
        title: Text
        /** Name on the map. */
        town: Text
        /** The town with its region. */
        place?: Text
        latitude: number
        longitude: number
        link?: SeedLink
      }[]
    }

interface SeedReading {
  label: Text
  value: Text
}

export interface SeedSide {
  title: Text
  text?: Text
  parts: readonly { label: Text; minutes: number }[]
}
