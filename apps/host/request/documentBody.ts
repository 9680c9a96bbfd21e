/** What a document contains between its tags of the body. */
export interface DocumentBody {
  /** The rendered tree without its root element. */
  readonly tree: string
  /** The script element with the data for hydration. */
  readonly data: string
}

/** Placeholder for the body in a document. Texts and data are escaped, so they cannot contain it. */
export const bodyPlaceholder = '<!--kudex-body-->'

/** Replaces the placeholder by the body, if there is one. */
export function insertBody(documentHtml: string, { tree, data }: DocumentBody): string {
  const at = documentHtml.indexOf(bodyPlaceholder)
  if (at === -1) return documentHtml
  const end = documentHtml.slice(at + bodyPlaceholder.length)
  return `${documentHtml.slice(0, at)}<div id="root">${tree}</div>${data}${end}`
}
