import { createPage } from '../../shared/layout/createPage.tsx'
import { ServicePage } from './ServicePage.tsx'

export const Page = createPage(ServicePage)
