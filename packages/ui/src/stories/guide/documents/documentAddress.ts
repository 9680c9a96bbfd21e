/** Address of a documentation page on the host. */
export function toDocumentPath(id: string): string {
  return `/style-guide/docs/${id}`
}

/**
 * Address on the host of what a link of a documentation page leads to in Storybook, undefined for stories without a
 * documentation page. Other addresses stay.
 */
export function toHostAddress(href: string, ids: ReadonlySet<string>): string | undefined {
  const [, id, fragment = ''] = /^\?path=\/(?:docs|story)\/([\w-]+?)--[\w-]+(#.*)?$/.exec(href) ?? []
  if (id === undefined) return href
  return ids.has(id) ? `${toDocumentPath(id)}${fragment}` : undefined
}

/** The fragment of a heading, as Storybook writes it. */
export function toFragment(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}
