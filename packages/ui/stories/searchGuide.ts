import type { GuideResult } from '../src/stories/guide/guide.types.js'

/** Pages of stories by their paths. */
export declare const guidePages: readonly { readonly path: string; readonly title: string }[]
/** Documentation pages with the words of a question, the best first. */
export declare function searchGuide(question: string): readonly GuideResult[]
