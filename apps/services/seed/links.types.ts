import type { Text } from './text.types.ts'

/** Exactly one of page (an id), path, url, product and service (slugs). The text may contain `{name}`. */
export type SeedLink = { text: Text; openInNewTab?: boolean } & (
  | { page: string; pageParameters?: string }
  | { path: string }
  | { url: string }
  | { product: string }
  | { service: string }
)
