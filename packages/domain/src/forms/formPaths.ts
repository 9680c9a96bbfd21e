import type { FormName } from './forms.ts'

/** Paths of the forms, below locale and site; the content page at the path surrounds them (decision 25). */
export const formPaths: ReadonlyMap<string, FormName> = new Map<string, FormName>([
  ['/support', 'support'],
  ['/inquiry', 'inquiry'],
  ['/whitepaper', 'whitepaper'],
  ['/feedback', 'feedback'],
  ['/subscribe', 'subscription'],
])

/** True if the downloads of the page at this path need its form to be submitted (FORM-17, FORM-18). */
export function requiresFormForDownloads(path: string): boolean {
  return formPaths.get(path) === 'whitepaper'
}
