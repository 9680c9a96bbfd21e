import type { BlockLoader } from '../../blocks.types.ts'

/** Connectors with their part numbers. */
export const connectors: BlockLoader<'ConnectorsBlock'> = {
  toView: ({ title, lead, caption, connectors: items }) => ({
    kind: 'connectors',
    props: {
      title: title ?? undefined,
      lead: lead ?? undefined,
      caption: caption ?? undefined,
      connectors: items.map(({ facts, ...connector }) => ({
        id: connector.partNumber,
        partNumber: connector.partNumber,
        title: connector.title,
        rows: connector.rows,
        columns: connector.columns,
        pitch: connector.pitch,
        facts: facts.map(({ label, value }) => ({ label, value })),
      })),
    },
  }),
}
