import type { RecordFailure, RecordStatus } from '../list.types.js'

/** Tree of all pages of a site for editors, including hidden ones (EDITOR-07, EDITOR-08, EDITOR-10). */
export interface PageTreeProps {
  /** Heading. */
  readonly title: string
  /** Heading level; 1 (the page's `<h1>`) if the tree is the whole page. */
  readonly headingLevel?: 1 | 2 | undefined
  /** One or two sentences below the heading, for example how many pages there are. */
  readonly lead?: string | undefined
  /** Accessible name of the navigation, different from the title: “Pages of the site”. */
  readonly label: string
  /** Root entries in site order, in one language and stage. */
  readonly entries: readonly PageTreeEntry[]
  /** Id of the current entry; its ancestors are expanded. */
  readonly currentId?: string | undefined
  /** Number of levels that are expanded initially. */
  readonly levelsShown?: number | undefined
  /** Badge of entries that menus omit: “Hidden”. */
  readonly hiddenText: string
  /** Returns the accessible name of an entry's toggle: “Pages below Products”. */
  readonly toFoldLabel: (entryText: string) => string
  /** Problem with the whole tree: “The site has no home page”. The tree is still shown. */
  readonly notice?: { readonly title: string; readonly text?: string | undefined } | undefined
  /** Loading announcement; if set, skeletons are shown. */
  readonly loadingText?: string | undefined
  /** Shown if the list is empty. */
  readonly emptyText: string
  /** Shown with a retry action if loading failed. */
  readonly failure?: RecordFailure | undefined
}

/** A page, or a heading without a page, with its children. */
export interface PageTreeEntry {
  readonly id: string
  readonly text: string
  /** Language of the text if it differs from the page's (WCAG 3.1.2). */
  readonly lang?: string | undefined
  /** URL of the page; missing for headings. */
  readonly href?: string | undefined
  /** Path as in the browser: “/products/crimp”. */
  readonly address?: string | undefined
  /** Menus omit the page. */
  readonly isHidden?: boolean | undefined
  /** Editorial state: “Draft”, “Changed”. Missing if published and unchanged. */
  readonly status?: RecordStatus | undefined
  readonly entries?: readonly PageTreeEntry[] | undefined
}
