export { Page } from '@kudex/host/pages/products/list/+Page.tsx'
