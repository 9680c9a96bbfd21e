import { createDataHook } from '../../shared/data/createDataHook.ts'
import { loadFinderPage } from './loadFinderPage.ts'

/** Machines for the answers in the address. */
export const data = createDataHook(loadFinderPage)
