import type { ComponentType } from 'react'
import type { GuidePageProps } from '../src/stories/guide/guide.types.js'
import type { GuideLayoutProps } from '../src/stories/guide/GuideLayout.js'

/** Exports of each page of `@kudex/ui-stories`: the page and its layout. */
export declare const Guide: ComponentType<GuidePageProps>
export declare const GuideLayout: ComponentType<GuideLayoutProps>
export type { GuidePageProps, GuideScope } from '../src/stories/guide/guide.types.js'
export type { GuideLayoutProps } from '../src/stories/guide/GuideLayout.js'
