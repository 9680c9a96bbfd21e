export { Page } from '@kudex/host/pages/products/item/+Page.tsx'
