import type { BlockLoader } from '../../blocks.types.ts'

/** Connectors with their part numbers. */
export const connectors: BlockLoader<'ConnectorsBlock'> = {
  listLinks: ({ connectors: items }) => items.flatMap(({ link }) => link ?? []),
  toView: ({ title, lead, caption, connectors: items }, { resolveLink }) => ({
    kind: 'connectors',
    props: {
      title: title ?? undefined,
      lead: lead ?? undefined,
      caption: caption ?? undefined,
      connectors: items.map(({ facts, link, ...connector }) => ({
        id: connector.partNumber,
        partNumber: connector.partNumber,
        title: connector.title,
        rows: connector.rows,
        columns: connector.columns,
        pitch: connector.pitch,
        facts: facts.map(({ label, value }) => ({ label, value })),
        link: link ? resolveLink(link) : undefined,
      })),
    },
  }),
}
