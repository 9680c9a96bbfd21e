import type { PageContextServer } from 'vike/types'
import { loadPageData } from '../shared/data/loadPageData.ts'
import { loadFormPage } from './loadFormPage.ts'

/** The content page at the address of a form, and the form. */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, loadFormPage)
}
