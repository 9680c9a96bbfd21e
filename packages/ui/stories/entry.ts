import type { ComponentType, ReactNode } from 'react'
import type { GuidePageProps } from '../src/stories/guide/guide.types.js'

/** Exports of each page of `@kudex/ui-stories`: the page and its layout. */
export declare const Guide: ComponentType<GuidePageProps>
export declare const GuideLayout: ComponentType<{ readonly children: ReactNode }>
export type { GuidePageProps, GuideScope } from '../src/stories/guide/guide.types.js'
