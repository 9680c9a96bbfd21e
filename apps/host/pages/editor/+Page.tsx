import { createPage } from '../shared/layout/createPage.tsx'
import { EditorPage } from './EditorPage.tsx'

export const Page = createPage(EditorPage)
