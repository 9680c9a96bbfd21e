import { createPage } from '../shared/layout/createPage.tsx'
import { FormPage } from './FormPage.tsx'

export const Page = createPage(FormPage)
