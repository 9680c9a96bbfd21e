export { showFlash } from './showFlash.ts'
