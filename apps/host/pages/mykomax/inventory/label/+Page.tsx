import { createPage } from '../../../shared/layout/createPage.tsx'
import { MachineLabelPage } from '../MachineLabelPage.tsx'

export const Page = createPage(MachineLabelPage)
