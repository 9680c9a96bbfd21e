// One chunk for what starts after the first view.
export { watchBuilds } from '../builds/watchBuilds.ts'
export { prefetchLinks } from './prefetchLinks.ts'
