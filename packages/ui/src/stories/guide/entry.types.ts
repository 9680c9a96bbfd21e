import type { ComponentType, ReactNode } from 'react'
import type { GuidePageProps } from './guide.types.ts'

/** Exports of each file below `@kudex/ui/stories`: a page and its layout. */
export declare const Guide: ComponentType<GuidePageProps>
export declare const GuideLayout: ComponentType<{ readonly children: ReactNode }>
export type { GuidePageProps, GuideScope } from './guide.types.ts'
