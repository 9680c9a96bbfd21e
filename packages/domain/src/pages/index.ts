export { toPage, toPageKey, type PageProperties } from './page.ts'
