import { createPage } from '../shared/layout/createPage.tsx'
import { ErrorStatusPage } from './ErrorStatusPage.tsx'

export const Page = createPage(ErrorStatusPage)
