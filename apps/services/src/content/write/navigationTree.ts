import type { WrittenNavigationItem } from '@kudex/domain/editing'
import type { NavigationItemRow } from './contentState.ts'

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
