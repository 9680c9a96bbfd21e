import type { FormName } from './forms.ts'

/** Where the forms of a site stand, below locale and site; the content page of the address surrounds them (decision 25). */
export const formPaths: ReadonlyMap<string, FormName> = new Map<string, FormName>([
  ['/support', 'support'],
  ['/whitepaper', 'whitepaper'],
  ['/feedback', 'feedback'],
  ['/subscribe', 'subscription'],
])

/** Whether what editors list at this path to take away is for those who have sent the form there (FORM-17, FORM-18). */
export function keepsFilesBehindForm(path: string): boolean {
  return formPaths.get(path) === 'whitepaper'
}
