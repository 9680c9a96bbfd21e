import { contactBlocks } from './contactBlocks.js'
import { contentBlocks } from './contentBlocks.js'
import { furtherBlocks } from './furtherBlocks.js'

/**
 * What each kind of block shows that pages are made of. The stories of their modules show it, and a test of the host
 * compares it with what it makes of an answer of the content service: the two cannot drift.
 */
export const blockFixtures = { ...contentBlocks, ...contactBlocks, ...furtherBlocks }
