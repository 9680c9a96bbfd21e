/** Replaces NUL, which PostgreSQL rejects. No id or slug contains the replacement, so that such a query finds nothing. */
export function toStorableText(text: string): string {
  return text.replaceAll('\0', '\uFFFD')
}
