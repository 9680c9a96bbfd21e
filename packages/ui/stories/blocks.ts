export { blockFixtures } from '../src/stories-assets/blockFixtures.js'
