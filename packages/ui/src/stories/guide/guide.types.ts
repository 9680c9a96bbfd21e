import type { ComponentType } from 'react'

/** A composed story: arguments, decorators and render function. */
export interface GuideStory {
  readonly id: string
  readonly name: string
  /** Name of the export in the file of stories. */
  readonly exportName: string
  readonly Story: ComponentType
  /** True for full-width stories. */
  readonly isWide: boolean
}

/** Stories of one file, with their Storybook title. */
export interface GuideGroup {
  readonly id: string
  readonly title: string
  /** Id of the documentation page, if it has one. */
  readonly document: string | undefined
  readonly stories: readonly GuideStory[]
}

/** The reader's display settings. */
export interface GuideScope {
  readonly brand: string
  readonly scheme: 'light' | 'dark' | 'system'
  readonly direction: 'ltr' | 'rtl'
}

/** Props of a style guide page, from the host. */
export interface GuidePageProps {
  /** Path of the page; the switches link to it. */
  readonly path: string
  readonly scope: GuideScope
  /** The settings that differ from the site's, as a query with its `?`, for links to other pages. */
  readonly query?: string
  /** Id of the one story to show, on pages that show one at a time. */
  readonly story?: string | undefined
  /** Id of the documentation page to show. */
  readonly document?: string
  /** What the reader looks for, and the pages that have it. */
  readonly question?: string
  readonly results?: readonly GuideResult[]
}

/** A documentation page that the search has found. */
export interface GuideResult {
  readonly id: string
  readonly title: string
  /** First sentence. */
  readonly summary: string
}
