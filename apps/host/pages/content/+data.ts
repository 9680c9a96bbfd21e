import { createDataHook } from '../shared/data/createDataHook.ts'
import { loadContentPage } from './loadContentPage.ts'

export const data = createDataHook(loadContentPage)
