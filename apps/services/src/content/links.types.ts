import type { LocalizedText } from '../localization/localize.ts'

/** A stored link. Pages are referenced by id, so that links to a moved page keep working. */
export type StoredLink = { text: LocalizedText; openInNewTab: boolean } & (
  | { kind: 'page'; pageId: string; pageParameters: string | null }
  | { kind: 'path'; path: string }
  | { kind: 'external'; url: string }
  | { kind: 'product'; productSlug: string }
  | { kind: 'service'; serviceSlug: string }
)
