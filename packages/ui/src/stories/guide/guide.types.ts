import type { ComponentType } from 'react'

/** A composed story: arguments, decorators and render function. */
export interface GuideStory {
  readonly id: string
  readonly name: string
  readonly Story: ComponentType
  /** True for full-width stories. */
  readonly isWide: boolean
}

/** Stories of one file, with their Storybook title. */
export interface GuideGroup {
  readonly id: string
  readonly title: string
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
  /** Id of the one story to show, on pages that show one at a time. */
  readonly story?: string | undefined
}
