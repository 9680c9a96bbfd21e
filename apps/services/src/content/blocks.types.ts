import type { WrittenValue } from '@kudex/domain/editing'

/** A block as stored: pictures by name, texts in all languages. */
export type StoredBlock = WrittenValue<'pages'>['blocks'][number]

export type BlockContent<Kind extends StoredBlock['kind']> = Extract<StoredBlock, { kind: Kind }>
