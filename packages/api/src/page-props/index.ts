export { fetchPageProps } from './fetchPageProps.ts'
export { prefetchPageData } from './prefetchPageData.ts'
