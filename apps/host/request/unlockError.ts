/** Why a password did not open a page: none typed, wrong, too many attempts, or the check failed. */
export type UnlockError = 'empty' | 'wrong' | 'wait' | 'failed'

/** Adds the error to the path of the page, for browsers without script. */
export function addUnlockError(path: string, problem: UnlockError): string {
  const [place = '', query = ''] = removeUnlockError(path).split('?')
  return `${place}?${query === '' ? '' : `${query}&`}${parameter}=${problem}`
}

/** Path and query without the error. */
export function removeUnlockError(path: string): string {
  const [place = '', query = ''] = path.split('?')
  const rest = query.split('&').filter((part) => part !== '' && !part.startsWith(`${parameter}=`))
  return rest.length === 0 ? place : `${place}?${rest.join('&')}`
}

/** The error that path and query name, else null. */
export function readUnlockError(path: string): UnlockError | null {
  const value = new URLSearchParams(path.split('?')[1] ?? '').get(parameter)
  return problems.find((problem) => problem === value) ?? null
}

const parameter = 'access'
const problems: readonly UnlockError[] = ['empty', 'wrong', 'wait', 'failed']
