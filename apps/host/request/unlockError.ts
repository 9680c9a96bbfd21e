import { readQuery } from './readQuery.ts'

/** Why a password did not open a page: none typed, wrong, too many attempts, or the check failed. */
export type UnlockError = 'empty' | 'wrong' | 'wait' | 'failed'

/** Adds the error to path and query of the page, for browsers without script, and the name that was typed beside it. */
export function addUnlockError(path: string, problem: UnlockError, name = ''): string {
  const rest = removeUnlockError(path)
  const typed = name === '' ? '' : `&${nameParameter}=${encodeURIComponent(name)}`
  return `${rest}${rest.includes('?') ? '&' : '?'}${parameter}=${problem}${typed}`
}

export function removeUnlockError(path: string): string {
  const start = path.indexOf('?')
  if (start === -1) return path
  const query = path.slice(start + 1).split('&')
  const rest = query.filter((part) => part !== '' && !added.some((name) => part.startsWith(`${name}=`)))
  return path.slice(0, start) + (rest.length === 0 ? '' : `?${rest.join('&')}`)
}

/** Reads the error from path and query; null if there is none. */
export function readUnlockError(path: string): UnlockError | null {
  const value = readQuery(path).get(parameter)
  return problems.find((problem) => problem === value) ?? null
}

/** Reads the name that was typed beside a rejected password; empty if there is none. */
export function readUnlockName(path: string): string {
  return readQuery(path).get(nameParameter) ?? ''
}

const parameter = 'access'
const nameParameter = 'access-name'
const added = [parameter, nameParameter]
const problems: readonly UnlockError[] = ['empty', 'wrong', 'wait', 'failed']
