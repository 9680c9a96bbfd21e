interface Listed {
  readonly path: string
}

export type Nested<Page> = Page & { readonly pages: readonly Nested<Page>[] }

/**
 * Nests pages by their paths, in the given order. A page whose parent is missing is below the nearest ancestor that
 * exists; the home page is beside the first level, as in the navigation.
 */
export function nestPages<Page extends Listed>(pages: readonly Page[]): readonly Nested<Page>[] {
  const byPath = Map.groupBy(pages, ({ path }) => path)
  const children = Map.groupBy(pages, ({ path }) => findParent(path, byPath))
  const nest = (path: string | null): Nested<Page>[] =>
    (children.get(path) ?? []).map((page, index, level) => {
      // Several pages may have one path, in different countries; the first gets the pages below it.
      const isFirst = level.findIndex((other) => other.path === page.path) === index
      return { ...page, pages: isFirst ? nest(page.path) : [] }
    })
  return nest(null)
}

function findParent(path: string, pages: ReadonlyMap<string, unknown>): string | null {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const parent = path.slice(0, end)
    if (pages.has(parent)) return parent
  }
  return null
}
