import type { LocalizedText } from '../localization/localize.ts'

/** A link as the database holds it: pages by id, so that a moved page keeps its links. */
export type StoredLink = { text: LocalizedText; openInNewTab: boolean } & (
  | { kind: 'page'; pageId: string; pageParameters: string | null }
  | { kind: 'path'; path: string }
  | { kind: 'external'; url: string }
  | { kind: 'product'; productSlug: string }
  | { kind: 'service'; serviceSlug: string }
)
