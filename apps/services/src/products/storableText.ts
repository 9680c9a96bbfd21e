/**
 * Replaces NUL, which PostgreSQL rejects. The replacement character occurs in no slug, so that such a query finds nothing.
 */
export function toStorableText(text: string): string {
  return text.replaceAll('\0', '\uFFFD')
}
