import type { ComponentType, ReactNode } from 'react'
import type { GuidePageProps } from './guide.types.ts'

/** What each file below `@kudex/ui/stories` holds: a page, and the layout around it. */
export declare const Guide: ComponentType<GuidePageProps>
export declare const GuideLayout: ComponentType<{ readonly children: ReactNode }>
export type { GuidePageProps, GuideScope } from './guide.types.ts'
