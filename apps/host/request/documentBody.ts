/** Placeholder for the body in a document. Texts and data are escaped, so they cannot contain it. */
export const bodyPlaceholder = '<!--kudex-body-->'

/** Replaces the placeholder by the body, if there is one. */
export function insertBody(documentHtml: string, body: string): string {
  const at = documentHtml.indexOf(bodyPlaceholder)
  return at === -1 ? documentHtml : documentHtml.slice(0, at) + body + documentHtml.slice(at + bodyPlaceholder.length)
}
