import type { RecordFailure, RecordStatus } from '../list.types.js'

/** All pages of a site as an editor finds them, hidden ones too (EDITOR-07, EDITOR-08, EDITOR-10). */
export interface PageTreeProps {
  /** The heading. */
  readonly title: string
  /** 1 where the tree is all its page has: the title is the page's `<h1>` then. */
  readonly headingLevel?: 1 | 2 | undefined
  /** One or two sentences below the heading, for example how many pages there are. */
  readonly lead?: string | undefined
  /** Names the navigation, other than the title: “Pages of the site”. */
  readonly label: string
  /** The tree from the top, in the order of the site; the application has it in one language and stage. */
  readonly entries: readonly PageTreeEntry[]
  /** The entry whose page is shown; the branches down to it are unfolded. */
  readonly currentId?: string | undefined
  /** How many levels are seen at first; what is deeper is folded. */
  readonly levelsShown?: number | undefined
  /** Stands at an entry that menus do not list: “Hidden”. */
  readonly hiddenText: string
  /** Names the control that folds and unfolds what is below an entry: “Pages below Products”. */
  readonly toFoldLabel: (entryText: string) => string
  /** What is wrong with the tree as a whole: “The site has no home page”. The tree is shown all the same. */
  readonly notice?: { readonly title: string; readonly text?: string | undefined } | undefined
  /** Read out while the content is on its way; where it is given, stand-ins are shown. */
  readonly loadingText?: string | undefined
  /** Said where there is nothing to show. */
  readonly emptyText: string
  /** Shown where the content could not be loaded, with a way to try again. */
  readonly failure?: RecordFailure | undefined
}

/** A page, or a heading without one, and what is below it. */
export interface PageTreeEntry {
  readonly id: string
  readonly text: string
  /** The language of the text where it is not the page's (WCAG 3.1.2). */
  readonly lang?: string | undefined
  /** Opens the page; a heading has none. */
  readonly href?: string | undefined
  /** As a visitor sees it in the browser: “/products/crimp”. */
  readonly address?: string | undefined
  /** Menus do not list it. */
  readonly isHidden?: boolean | undefined
  /** What editors have to know: “Draft”, “Changed”. Left out where visitors see what editors see. */
  readonly status?: RecordStatus | undefined
  readonly entries?: readonly PageTreeEntry[] | undefined
}
