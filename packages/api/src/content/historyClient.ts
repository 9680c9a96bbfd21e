import type { ContentChange, HistoryAction } from '@kudex/domain/editing'
import type { CallOptions } from '../transport/index.ts'
import {
  createWriteInterface,
  readStepResult,
  stepFailures,
  type StepResult,
  type WriteInterfaceOptions,
} from './writeInterface.ts'

/** A version in the history of an entry. Dates are ISO texts. */
export interface ListedVersion {
  readonly number: number
  readonly at: string
  /** Null if the editor gave no name. */
  readonly editor: string | null
  readonly action: HistoryAction
  readonly restoredFrom: number | null
  /** False for a version that cannot be restored: the entry was deleted, or its content was not kept. */
  readonly hasContent: boolean
}

/** A version with its differences from the version before; null if there is nothing to compare. */
export interface OpenedVersion extends ListedVersion {
  readonly changes: readonly ContentChange[] | null
}

/** The history of an entry; also of a deleted one. */
export interface EntryHistory {
  /** Title of the entry; null for one without a title, such as a menu. */
  readonly title: string | null
  /** The newest first, at most 50. */
  readonly versions: readonly ListedVersion[]
  /** The version whose differences were requested. */
  readonly opened: OpenedVersion | null
}

/** Identifies an entry by kind (`pages`, `redirects`, …) and id. */
export interface HistoryEntry {
  readonly kind: string
  readonly id: string
}

export interface HistorySelection {
  /** Number of the version before which versions are listed; null for the newest. */
  readonly before: number | null
  /** Number of the version whose differences are requested. */
  readonly opened: number | null
  /** Language of the title. */
  readonly language: string
}

/** A change in the list of all changes. */
export interface ListedChange extends HistoryEntry, Omit<ListedVersion, 'hasContent'> {
  readonly title: string | null
  /** True if the entry no longer exists. */
  readonly isDeleted: boolean
}

export interface ChangeList {
  readonly total: number
  /** The newest first, at most 50. */
  readonly changes: readonly ListedChange[]
  /** Names of all editors. */
  readonly editors: readonly string[]
}

/** Filters of the list of all changes; null for all. Dates are ISO texts, `until` is exclusive. */
export interface ChangeQuery {
  readonly kind: string | null
  readonly editor: string | null
  readonly from: string | null
  readonly until: string | null
  readonly offset: number
  /** Language of the titles. */
  readonly language: string
}

/** Every call rejects with a `ServiceError` if the service fails. */
export interface HistoryClient {
  readonly fetchHistory: (
    entry: HistoryEntry,
    selection: HistorySelection,
    options?: CallOptions,
  ) => Promise<EntryHistory>
  readonly fetchChanges: (query: ChangeQuery, options?: CallOptions) => Promise<ChangeList>
  /** Saves a version as the content of the entry; for a page as its draft. `version` is null for a deleted entry. */
  readonly restoreVersion: (
    entry: HistoryEntry,
    number: number,
    author: { readonly version: string | null; readonly editor: string | null },
    options?: CallOptions,
  ) => Promise<StepResult>
}

/** Creates the client that reads the histories of content, for servers only: the token must not reach a browser. */
export function createHistoryClient(settings: WriteInterfaceOptions): HistoryClient {
  const call = createWriteInterface(settings)
  const toPath = ({ kind, id }: HistoryEntry) => `${kind}/${encodeURIComponent(id)}/history`

  return {
    fetchHistory: async (entry, { before, opened, language }, options = {}) => {
      const query = new URLSearchParams({ language, ...(before !== null && { before: String(before) }) })
      const [list, version] = await Promise.all([
        call(`${toPath(entry)}?${query.toString()}`, { ...options, expects: new Set() }),
        opened === null ? null : call(`${toPath(entry)}/${opened}`, { ...options, expects: unknownVersion }),
      ])
      const { title, versions } = (await list.json()) as Omit<EntryHistory, 'opened'>
      if (version?.ok) return { title, versions, opened: (await version.json()) as OpenedVersion }
      await version?.body?.cancel()
      return { title, versions, opened: null }
    },
    fetchChanges: async (query, options = {}) => {
      const filters = Object.entries(query).flatMap(([name, value]) =>
        value === null ? [] : [[name, String(value)] as const],
      )
      const response = await call(`history?${new URLSearchParams(Object.fromEntries(filters)).toString()}`, {
        ...options,
        expects: new Set(),
      })
      return (await response.json()) as ChangeList
    },
    restoreVersion: async (entry, number, { version, editor }, options = {}) => {
      const response = await call(`${toPath(entry)}/${number}/restore`, {
        ...options,
        method: 'POST',
        headers: { ...options.headers, ...(version !== null && { 'if-match': `"${version}"` }) },
        editor,
        expects: stepFailures,
      })
      return readStepResult(response)
    },
  }
}

const unknownVersion: ReadonlySet<number> = new Set([404])
