import { contactBlocks } from './contactBlocks.js'
import { contentBlocks } from './contentBlocks.js'
import { diagramBlocks } from './diagramBlocks.js'
import { investorBlocks } from './investorBlocks.js'
import { overviewBlocks } from './overviewBlocks.js'

/**
 * Content of every block kind. The modules' stories use it, and a test of the host compares it with its conversion of
 * the content service's response.
 */
export const blockFixtures = {
  ...contentBlocks,
  ...contactBlocks,
  ...diagramBlocks,
  ...investorBlocks,
  ...overviewBlocks,
}
