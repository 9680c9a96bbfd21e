/** Marks the place of the body in a document. Texts and data are escaped, so nothing else can spell it. */
export const bodyMark = '<!--kudex-body-->'

/** Puts the body where the document marks it; a document without the mark stays as it is. */
export function insertBody(documentHtml: string, body: string): string {
  const at = documentHtml.indexOf(bodyMark)
  return at === -1 ? documentHtml : documentHtml.slice(0, at) + body + documentHtml.slice(at + bodyMark.length)
}
