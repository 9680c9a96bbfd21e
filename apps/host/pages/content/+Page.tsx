import { createPage } from '../shared/layout/createPage.tsx'
import { ContentPage } from './ContentPage.tsx'

export const Page = createPage(ContentPage)
