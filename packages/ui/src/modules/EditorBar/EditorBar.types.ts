import type { LinkItem } from '../link.types.js'

/** Editor information about a page (EDITOR-03, EDITOR-07, EDITOR-10). */
export interface EditorBarProps {
  /** Accessible name of the bar: “Editor area”. */
  readonly label: string
  /** Title of the current page. */
  readonly pageTitle: string
  /** “Hidden in the navigation”, “Not published yet”. */
  readonly notes?: readonly string[] | undefined
  /** Current stage, and links to both stages. */
  readonly stage: {
    readonly label: string
    readonly current: PageStage
    readonly links: Readonly<Record<PageStage, LinkItem>>
  }
  /** Links to navigation, translation and public page. */
  readonly links: readonly LinkItem[]
  /** A form action, so it works without script. */
  readonly logout: {
    readonly action: string
    readonly text: string
    readonly hiddenFields?: Readonly<Record<string, string>> | undefined
    readonly onLogout?: (() => void) | undefined
  }
}

/** Published version or draft. */
export type PageStage = 'published' | 'draft'
