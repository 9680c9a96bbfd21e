import type { ContentProblem, WrittenNavigationItem } from '@kudex/domain/editing'
import type { NavigationItemRow } from './contentState.ts'
import type { Write } from './writes.types.ts'

/** The rows of a navigation tree, in tree order. */
export function toNavigationRows(navigationId: string, items: readonly WrittenNavigationItem[]): NavigationItemRow[] {
  const rows: NavigationItemRow[] = []
  const add = (item: WrittenNavigationItem, parent: ParentRef) => {
    const { items: below, sections, ...fields } = item
    rows.push({ ...fields, ...parent, navigationId, sortIndex: rows.length })
    for (const child of below) add(child, { parentId: item.id, section: null, sectionTitle: null })
    for (const [section, { title, items: children }] of sections.entries()) {
      for (const child of children) add(child, { parentId: item.id, section, sectionTitle: title })
    }
  }
  for (const item of items) add(item, { parentId: null, section: null, sectionTitle: null })
  return rows
}

/**
 * Replaces the id of a navigation item in the path of a problem by the place of the item in the written tree, so that
 * forms find its field: `navigations.header.nav-a.url` becomes `navigations.header.items.0.url`. Problems of `parent`
 * and `id` belong to the whole item.
 */
export function toItemProblems(problems: readonly ContentProblem[], writes: readonly Write[]): ContentProblem[] {
  const places = new Map<string, string>()
  const add = (items: readonly WrittenNavigationItem[], root: string, path: string) => {
    for (const [index, item] of items.entries()) {
      const place = `${path}.${index}`
      // Of items with one id, the later ones are wrong.
      places.set(`${root}.${item.id}`, place)
      add(item.items, root, `${place}.items`)
      for (const [section, { items: below }] of item.sections.entries())
        add(below, root, `${place}.sections.${section}.items`)
    }
  }
  for (const write of writes) {
    const root = `navigations.${write.id}`
    if (write.kind === 'navigations') add(write.value.items, root, `${root}.items`)
  }
  return problems.map((problem) => {
    const end = problem.path.lastIndexOf('.')
    const place = places.get(problem.path.slice(0, end))
    if (place === undefined) return problem
    const field = problem.path.slice(end + 1)
    return { ...problem, path: field === 'id' || field === 'parent' ? place : `${place}.${field}` }
  })
}

type ParentRef = Pick<NavigationItemRow, 'parentId' | 'section' | 'sectionTitle'>

/** The tree of stored rows in the format of the write interface. */
export function toWrittenItems(
  rows: readonly NavigationItemRow[],
  parentId: string | null = null,
): WrittenNavigationItem[] {
  return rows.filter((row) => row.parentId === parentId && row.section === null).map((row) => toWrittenItem(rows, row))
}

function toWrittenItem(rows: readonly NavigationItemRow[], row: NavigationItemRow): WrittenNavigationItem {
  const {
    navigationId: _,
    parentId: _parent,
    section: _section,
    sectionTitle: _title,
    sortIndex: _index,
    ...fields
  } = row
  const inSections = rows.filter((child) => child.parentId === row.id && child.section !== null)
  const sections = [...Map.groupBy(inSections, ({ section }) => section).values()].map((children) => ({
    title: children[0]?.sectionTitle ?? null,
    items: children.map((child) => toWrittenItem(rows, child)),
  }))
  return { ...fields, target: toTarget(row.target), items: toWrittenItems(rows, row.id), sections }
}

function toTarget(target: string | null): WrittenNavigationItem['target'] {
  return target === '_blank' || target === '_self' ? target : null
}
