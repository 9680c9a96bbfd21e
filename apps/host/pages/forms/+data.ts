import { createDataHook } from '../shared/data/createDataHook.ts'
import { loadFormPage } from './loadFormPage.ts'

/** The content page at the address of a form, and the form. */
export const data = createDataHook(loadFormPage)
