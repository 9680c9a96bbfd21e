export { fetchPageProps } from './fetchPageProps.ts'
