import type { ComponentType } from 'react'

/** One story, ready to be shown: arguments, decorators and rendering put together. */
export interface GuideStory {
  readonly id: string
  readonly name: string
  readonly Story: ComponentType
  /** True for what takes the whole width of a page. */
  readonly isWide: boolean
}

/** The stories of one file, under the name that Storybook shows. */
export interface GuideGroup {
  readonly id: string
  readonly title: string
  readonly stories: readonly GuideStory[]
}

/** What the reader chose to see the stories in. */
export interface GuideScope {
  readonly brand: string
  readonly scheme: 'light' | 'dark' | 'system'
  readonly direction: 'ltr' | 'rtl'
}

/** What a page of the style guide is told by the host. */
export interface GuidePageProps {
  /** The page's own path; the switches lead back to it. */
  readonly path: string
  readonly scope: GuideScope
  /** Id of the one story to show, on pages that show one at a time. */
  readonly story?: string | undefined
}
