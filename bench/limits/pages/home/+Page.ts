export { Page } from '@kudex/host/pages/content/+Page.tsx'
