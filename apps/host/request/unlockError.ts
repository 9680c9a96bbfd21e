/** Why a password did not open a page: none typed, wrong, too many attempts, or the check failed. */
export type UnlockError = 'empty' | 'wrong' | 'wait' | 'failed'

/** Adds the error to path and query of the page, for browsers without script. */
export function addUnlockError(path: string, problem: UnlockError): string {
  const [pathname = '', query = ''] = removeUnlockError(path).split('?')
  return `${pathname}?${query === '' ? '' : `${query}&`}${parameter}=${problem}`
}

export function removeUnlockError(path: string): string {
  const [pathname = '', query = ''] = path.split('?')
  const rest = query.split('&').filter((part) => part !== '' && !part.startsWith(`${parameter}=`))
  return rest.length === 0 ? pathname : `${pathname}?${rest.join('&')}`
}

/** Reads the error from path and query; null if there is none. */
export function readUnlockError(path: string): UnlockError | null {
  const value = new URLSearchParams(path.split('?')[1] ?? '').get(parameter)
  return problems.find((problem) => problem === value) ?? null
}

const parameter = 'access'
const problems: readonly UnlockError[] = ['empty', 'wrong', 'wait', 'failed']
