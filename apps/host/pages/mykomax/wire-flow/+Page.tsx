import { createPage } from '../../shared/layout/createPage.tsx'
import { WireFlowPage } from './WireFlowPage.tsx'

export const Page = createPage(WireFlowPage)
