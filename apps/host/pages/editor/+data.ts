import { createDataHook } from '../shared/data/createDataHook.ts'
import { loadEditorPage } from './loadEditorPage.ts'

export const data = createDataHook(loadEditorPage)
