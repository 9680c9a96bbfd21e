import { createDataHook } from '../shared/data/createDataHook.ts'
import { loadContentPage } from './loadContentPage.ts'

/** The content page at the address. */
export const data = createDataHook(loadContentPage)
