export { Guide, GuideLayout } from './entry.js'
/** Loads the module of a story; the server awaits it before rendering. */
export declare function loadModule(story: string | undefined): Promise<unknown>
