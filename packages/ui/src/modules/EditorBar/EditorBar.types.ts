import type { LinkItem } from '../link.types.js'

/** What an editor sees of a page beside the page itself (EDITOR-03, EDITOR-07, EDITOR-10). */
export interface EditorBarProps {
  /** Names the bar: “Editor area”. */
  readonly label: string
  /** The page shown. */
  readonly pageTitle: string
  /** “Hidden in the navigation”, “Not published yet”. */
  readonly notes?: readonly string[] | undefined
  /** Which version of the page is shown, and the links to both. */
  readonly stage: {
    readonly label: string
    readonly current: PageStage
    readonly links: Readonly<Record<PageStage, LinkItem>>
  }
  /** To the navigation, to the translation, to the public page. */
  readonly links: readonly LinkItem[]
  /** Posts, so that it works without script. */
  readonly logout: {
    readonly action: string
    readonly text: string
    readonly hiddenFields?: Readonly<Record<string, string>> | undefined
    readonly onLogout?: (() => void) | undefined
  }
}

/** What is published, or what editors write. */
export type PageStage = 'published' | 'draft'
