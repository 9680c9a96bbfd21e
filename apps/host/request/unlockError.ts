import { readQuery } from './readQuery.ts'

/** Why a password did not open a page: none typed, wrong, too many attempts, or the check failed. */
export type UnlockError = 'empty' | 'wrong' | 'wait' | 'failed'

/** Adds the error to path and query of the page, for browsers without script. */
export function addUnlockError(path: string, problem: UnlockError): string {
  const rest = removeUnlockError(path)
  return `${rest}${rest.includes('?') ? '&' : '?'}${parameter}=${problem}`
}

export function removeUnlockError(path: string): string {
  const start = path.indexOf('?')
  if (start === -1) return path
  const query = path.slice(start + 1).split('&')
  const rest = query.filter((part) => part !== '' && !part.startsWith(`${parameter}=`))
  return path.slice(0, start) + (rest.length === 0 ? '' : `?${rest.join('&')}`)
}

/** Reads the error from path and query; null if there is none. */
export function readUnlockError(path: string): UnlockError | null {
  const value = readQuery(path).get(parameter)
  return problems.find((problem) => problem === value) ?? null
}

const parameter = 'access'
const problems: readonly UnlockError[] = ['empty', 'wrong', 'wait', 'failed']
