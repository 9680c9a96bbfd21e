export { loadErrorPage as data } from './loadErrorPage.ts'
