import type { AuthoringProps } from '../../features/authoring/index.ts'
import type { MediaKind, RecordKind } from '@kudex/domain/editing-forms'
import type {
  ChangeList,
  EntryHistory,
  HistoryEntry,
  ListedRecord,
  MediaItem,
  PagePublishing,
  PageTranslations,
  SourceChanges,
} from '@kudex/api/content'
import type { LibraryItem } from '@kudex/api/media-library'
import type { PageRenewal } from '@kudex/domain/editing'
import type { TranslationState } from '@kudex/domain/translations'
import type { BoardQuery } from './board/boardQuery.ts'
import type { ChangesQuery } from './changes/changesQuery.ts'
import type { PageStage } from '../../request/requestContext.types.ts'
import type { RefusedImport } from '../../request/formState.ts'
import type { UnlockError } from '../../request/unlockError.ts'
import type { PublishingOutcome } from './publishing/publishingOutcomes.ts'

/** A page of the editor area. Without an editor each of them is the sign-in. */
export type EditorPageProps =
  | ({ readonly kind: 'sign-in' } & EditorSignInProps)
  | ({ readonly kind: 'tree' } & EditorTree)
  | ({ readonly kind: 'translations' } & EditorTranslations)
  | ({ readonly kind: 'publishing' } & EditorPublishing)
  | ({ readonly kind: 'page' } & EditorAuthoring)
  | ({ readonly kind: 'new-page' } & EditorNewPage)
  | ({ readonly kind: 'records' } & EditorRecords)
  | ({ readonly kind: 'record' } & EditorRecord)
  | ({ readonly kind: 'media' } & EditorMedia)
  | ({ readonly kind: 'media-item' } & EditorMediaItem)
  | ({ readonly kind: 'history' } & EditorHistoryPage)
  | ({ readonly kind: 'changes' } & EditorChanges)
  | ({ readonly kind: 'board' } & EditorTranslationBoard)
  | ({ readonly kind: 'import' } & EditorImport)

/** The sign-in, and what became of a form that was refused. */
export interface EditorSignInProps {
  /** Path and query of the page that opens after the sign-in. */
  readonly path: string
  readonly problem: UnlockError | null
  /** The name that was typed in a form that was refused; otherwise empty. */
  readonly name: string
}

/** The form for files of translations, and the result of one that was just sent. */
export interface EditorImport extends EditorArea {
  readonly action: string
  /** Number of imported pages; null without an import. */
  readonly imported: number | null
  readonly refused: RefusedImport | null
}

/** Props of every page for editors. */
interface EditorArea {
  /** Null if an editor with the shared password gave none. */
  readonly editorName: string | null
  readonly signOut: SignOutForm
}

/** The fields of the form that ends the session of an editor. */
export interface SignOutForm {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

/** The pages of a site in a stage. */
export interface EditorTree extends EditorArea {
  readonly stage: PageStage
  readonly siteId: string
  readonly sites: readonly { readonly id: string; readonly name: string }[]
  /** Text that the listed pages contain; empty for all pages. */
  readonly text: string
  readonly total: number
  /** Offset of the next pages, if there are more. */
  readonly nextOffset: number | null
  /** Names of countries without a home page (EDITOR-10). */
  readonly countriesWithoutHome: readonly string[]
  readonly entries: readonly EditorTreePage[]
}

export interface EditorTreePage {
  readonly id: string
  readonly title: string
  /** Null in the language of the editor area. */
  readonly lang: string | null
  /** Address of the page in this stage. */
  readonly href: string
  readonly path: string
  /** Names of the countries that have the page; empty for all. */
  readonly countries: readonly string[]
  readonly isHidden: boolean
  readonly state: 'published' | 'draft' | 'changed' | 'scheduled'
  readonly pages: readonly EditorTreePage[]
}

/** The translations of a page. */
export interface EditorTranslations extends EditorArea {
  readonly translations: PageTranslations
  readonly pageTitle: string
  /** Address of the page in the draft stage. */
  readonly href: string
  /** Differences of the source texts from those of outdated translations. */
  readonly sourceChanges: readonly SourceChanges[]
  /** True to hide languages that are translated and up to date. */
  readonly openOnly: boolean
  /** Language and due date that were chosen in a form that was refused; otherwise empty. */
  readonly target: string
  readonly due: string
  /** Result of the form that was just sent. */
  readonly done: 'start' | 'reset' | 'incomplete' | 'refused' | 'none' | 'failed' | null
}

/** The form of a page. */
export interface EditorAuthoring extends EditorArea {
  readonly authoring: AuthoringProps
  readonly pageTitle: string
}

/** The entries of a kind of content. */
export interface EditorRecords extends EditorArea {
  readonly recordKind: RecordKind
  readonly search: string
  readonly total: number
  readonly records: readonly ListedRecord[]
  /** Offset of the next entries, if there are more. */
  readonly nextOffset: number | null
  /** True if an entry was just deleted. */
  readonly isDeleted: boolean
}

/** The form of an entry other than a page; without a title the entry is new. */
export interface EditorRecord extends EditorArea {
  readonly recordKind: RecordKind
  readonly authoring: AuthoringProps
  readonly pageTitle: string | null
  /** Why the entry was not deleted. */
  readonly failure: 'stale' | 'refused' | 'failed' | null
}

/** Pictures or files. */
export interface EditorMedia extends EditorArea {
  readonly mediaKind: MediaKind
  readonly search: string
  readonly total: number
  readonly items: readonly LibraryItem[]
  /** Offset of the next items, if there are more. */
  readonly nextOffset: number | null
  /** Where the form for a new picture or file posts to. */
  readonly uploadAction: string
  /** True if an item was just deleted. */
  readonly isDeleted: boolean
  /** Why the file that was just sent is not there. */
  readonly failure: MediaFailure | null
}

/** `none`: no file was chosen; `refused`: its type is not accepted; `stale`: the item was changed meanwhile. */
export type MediaFailure = 'none' | 'tooLarge' | 'refused' | 'stale' | 'failed'

export type MediaOutcome = MediaFailure | 'replaced' | 'uploaded'

/** A picture or a file. */
export interface EditorMediaItem extends EditorArea {
  readonly mediaKind: MediaKind
  readonly item: MediaItem
  readonly pageTitle: string
  readonly outcome: MediaOutcome | null
  /** The forms that replace it; of a file one per language. */
  readonly replacements: readonly { readonly language: string | null; readonly action: string }[]
}

/** The versions of an entry. */
export interface EditorHistory extends Omit<EntryHistory, 'title'> {
  readonly entry: HistoryEntry
  /** The entity tag of the entry; null if it is deleted. */
  readonly version: string | null
  /** Number of the oldest version in the list, if there are older ones. */
  readonly olderThan: number | null
}

/** The history of an entry as a page of its own. */
export interface EditorHistoryPage extends EditorArea {
  readonly history: EditorHistory
  readonly pageTitle: string
  /** Result of a restore. */
  readonly outcome: 'restore' | 'stale' | 'refused' | 'failed' | null
}

/** What editors did with all content. */
export interface EditorChanges extends EditorArea, ChangeList {
  readonly query: ChangesQuery
  readonly pageCount: number
}

/** The translations of all pages of a site by language. */
export interface EditorTranslationBoard extends EditorArea {
  readonly query: BoardQuery
  readonly sites: readonly { readonly id: string; readonly name: string }[]
  readonly siteId: string
  /** Target languages of the site's pages. */
  readonly languages: readonly string[]
  readonly total: number
  readonly pageCount: number
  readonly counts: Readonly<Record<TranslationState | 'outdated', number>>
  readonly pages: readonly EditorBoardPage[]
  /** Language and due date that the form offers: those of a form that was refused, else the language of the filter. */
  readonly target: string
  readonly due: string
  /** Result of the form that was just sent. */
  readonly done: 'start' | 'incomplete' | 'refused' | 'none' | 'failed' | null
}

export interface EditorBoardPage {
  readonly id: string
  readonly path: string
  readonly title: string
  readonly overallState: TranslationState | null
  /** Chosen in a form that was refused. */
  readonly isChosen: boolean
  readonly targets: readonly {
    readonly language: string
    readonly translationState: TranslationState
    readonly outdated: boolean
    readonly dueAt: string | null
    readonly isOverdue: boolean
  }[]
}

/** A page before it is published, and its history. */
export interface EditorPublishing extends EditorArea, Omit<PagePublishing, 'schedule' | 'renewal'> {
  readonly pageId: string
  readonly pageTitle: string
  readonly lang: string | null
  /** Address of the page in the draft stage. */
  readonly href: string
  readonly renewal: Pick<PageRenewal, 'hosts'> & {
    readonly change:
      | (Pick<NonNullable<PageRenewal['change']>, 'total' | 'isInMenus'> & {
          readonly addresses: readonly { readonly href: string; readonly site: string }[]
        })
      | null
  }
  readonly schedule: {
    /** Local times, as `datetime-local` takes them; empty without a date. */
    readonly publishAt: string
    readonly unpublishAt: string
    readonly timeZone: string
    readonly timeZones: readonly string[]
    readonly hasFailed: boolean
  }
  readonly history: EditorHistory
  /** The last step that was done, or why one was not. */
  readonly outcome: PublishingOutcome | null
  /** The path that the page had before it was published, which leads nowhere now. */
  readonly moved: { readonly former: string; readonly siteId: string } | null
  /** The address of a redirect that was refused; otherwise empty. */
  readonly refusedAddress: string
  /** Address of the preview that was just shared. */
  readonly shared: string | null
}

/** The form of a new page. */
export interface EditorNewPage extends EditorArea {
  readonly action: string
  /** Address of the form. */
  readonly path: string
  readonly sites: readonly { readonly id: string; readonly name: string }[]
  readonly siteId: string
  /** The language that the page is written in. */
  readonly language: string
  readonly url: string
  readonly title: string
  /** Why the page was not created; without a field, the reason is not an entry. */
  readonly problem: { readonly field: 'title' | 'url' | undefined; readonly text: string } | null
}
