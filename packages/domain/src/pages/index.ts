export { toPage, toPageKey } from './page.ts'
