/**
 * The text as a database can hold it: PostgreSQL has no NUL in texts, and a question with one would fail as a whole.
 * The sign that stands for it is in no slug, so that such a question finds nothing.
 */
export function toStorableText(text: string): string {
  return text.replaceAll('\0', '\uFFFD')
}
