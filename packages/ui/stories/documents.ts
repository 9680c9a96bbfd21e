import type { ComponentType } from 'react'

export { Guide, GuideLayout } from './entry.js'
/** Ids of all documentation pages. */
export declare const documentIds: readonly string[]
/** Title of a documentation page; undefined for unknown ids. */
export declare function findTitle(id: string): string | undefined
/** Loads a documentation page; the server awaits it before rendering. */
export declare function loadDocument(id: string): Promise<ComponentType>
