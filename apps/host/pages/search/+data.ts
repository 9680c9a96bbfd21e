import { createDataHook } from '../shared/data/createDataHook.ts'
import { loadSearchPage } from './loadSearchPage.ts'

/** Search results for `?q=`, filtered by `type`, up to `page`. */
export const data = createDataHook(loadSearchPage)
