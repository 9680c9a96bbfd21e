import type { ContentProblem } from '@kudex/domain/editing'
import { toPreviousUrl } from '../links.ts'
import { toNavigationRows } from './navigationTree.ts'
import type { ContentState } from './contentState.ts'
import { hasValue, type PageVersion, type PageVersions, toDraft } from './pageVersions.ts'
import { isPageWrite, type PageWrite, type Write } from './writes.types.ts'

/** The content state, and the versions of the written pages. */
export interface WrittenContent {
  readonly state: ContentState
  readonly pages: ReadonlyMap<string, PageVersions>
}

/** Applies writes in memory; returns the resulting content and the writes that are impossible. */
export function applyWrites(
  before: WrittenContent,
  writes: readonly Write[],
): WrittenContent & { readonly problems: readonly ContentProblem[] } {
  let { state } = before
  const pages = new Map(before.pages)
  const problems: ContentProblem[] = []
  for (const write of writes) {
    if (write.kind === 'pages') pages.set(write.id, saveDraft(pages.get(write.id), write))
    else if (isPageWrite(write)) {
      const versions = pages.get(write.id)
      const next = versions && changePage(versions, write)
      if (next) pages.set(write.id, next)
      else
        problems.push({ path: `pages.${write.id}`, value: versions ? 'no draft' : null, takes: pageTakes[write.kind] })
    } else state = changeState(state, write)
  }
  return { state: withPages(state, pages), pages, problems }
}

const pageTakes = {
  publish: 'a page with a draft',
  unpublish: 'a page that is published',
  deleteDraft: 'a page with a draft',
  protection: 'a stored page',
} as const

/** A draft that has the value already does not change, so that a repeated save has no effect. */
function saveDraft(before: PageVersions | undefined, { id, value }: Extract<Write, { kind: 'pages' }>): PageVersions {
  if (before?.draft && hasValue(before.draft, value)) return before
  return { published: before?.published ?? null, draft: toDraft(id, value, before) }
}

type StageWrite = Exclude<PageWrite, { kind: 'pages' }>

/** The page after a write; null if there is nothing to publish, unpublish or delete. */
function changePage({ published, draft }: PageVersions, write: StageWrite): PageVersions | null {
  switch (write.kind) {
    case 'publish':
      return draft && { published: toStage(draft, 'published', new Date()), draft: null }
    case 'unpublish':
      // The published version becomes the draft, unless there is a newer one.
      return published && { published: null, draft: draft ?? toStage(published, 'draft', published.row.updatedAt) }
    case 'deleteDraft':
      return draft && { published, draft: null }
    case 'protection': {
      const protect = (version: PageVersion | null): PageVersion | null =>
        version && { ...version, row: { ...version.row, ...write.value } }
      return { published: protect(published), draft: protect(draft) }
    }
  }
}

function toStage({ row, blocks }: PageVersion, stage: 'published' | 'draft', updatedAt: Date): PageVersion {
  return { row: { ...row, stage, updatedAt }, blocks }
}

type StateWrite = Exclude<Write, PageWrite>

function changeState(state: ContentState, write: StateWrite): ContentState {
  const { id } = write
  switch (write.kind) {
    case 'sites':
      return { ...state, sites: put(state.sites, id, { ...write.value, id, sortIndex: toIndex(state.sites, write) }) }
    case 'navigations': {
      const others = state.navigationItems.filter(({ navigationId }) => navigationId !== id)
      const navigationItems = [...others, ...toNavigationRows(id, write.value.items)]
      return { ...state, navigationItems, navigationIds: new Set([...state.navigationIds, id]) }
    }
    case 'footers':
      return { ...state, footers: put(state.footers, id, { ...write.value, id }) }
    case 'redirects': {
      if (write.value === null) return { ...state, redirects: without(state.redirects, id) }
      const previousUrl = write.value.previousUrl.startsWith('/')
        ? toPreviousUrl(write.value.previousUrl)
        : write.value.previousUrl
      const row = { ...write.value, id, previousUrl, sortIndex: toIndex(state.redirects, { id, value: write.value }) }
      // Last, as pages are: of two at one address, the written one has the problem.
      return { ...state, redirects: [...without(state.redirects, id), row] }
    }
    case 'routeRules': {
      if (write.value === null) return { ...state, routeRules: without(state.routeRules, id) }
      const row = { ...write.value, id, sortIndex: toIndex(state.routeRules, { id, value: write.value }) }
      return { ...state, routeRules: put(state.routeRules, id, row) }
    }
    case 'locations': {
      if (write.value === null) return { ...state, locations: without(state.locations, id) }
      const row = { ...write.value, id, sortIndex: toIndex(state.locations, { id, value: write.value }) }
      return { ...state, locations: put(state.locations, id, row) }
    }
    case 'contacts': {
      if (write.value === null) return { ...state, contacts: without(state.contacts, id) }
      const row = { ...write.value, id, sortIndex: toIndex(state.contacts, { id, value: write.value }) }
      return { ...state, contacts: put(state.contacts, id, row) }
    }
  }
}

/** The requested index, else the current one, else the last. */
function toIndex(
  rows: readonly { id: string; sortIndex: number }[],
  { id, value }: { id: string; value: { sortIndex?: number | undefined } },
): number {
  const last = rows.reduce((index, row) => Math.max(index, row.sortIndex), -1)
  return value.sortIndex ?? rows.find((row) => row.id === id)?.sortIndex ?? last + 1
}

function put<Row extends { id: string }>(rows: readonly Row[], id: string, row: Row): Row[] {
  const isThere = rows.some((candidate) => candidate.id === id)
  return isThere ? rows.map((candidate) => (candidate.id === id ? row : candidate)) : [...rows, row]
}

function without<Row extends { id: string }>(rows: readonly Row[], id: string): Row[] {
  return rows.filter((row) => row.id !== id)
}

function withPages(state: ContentState, pages: WrittenContent['pages']): ContentState {
  const written = [...pages.values()].flatMap(({ published, draft }) => [published?.row ?? [], draft?.row ?? []].flat())
  return { ...state, pages: [...state.pages.filter(({ id }) => !pages.has(id)), ...written] }
}
