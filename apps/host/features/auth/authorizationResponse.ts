import type { AuthorizationResponse } from '@kudex/machines/auth'

/** What a return address was called with; a repeated parameter keeps all its values (AUTH-15). */
export function readAuthorizationResponse(query: URLSearchParams): AuthorizationResponse {
  return {
    code: query.getAll('code'),
    state: query.getAll('state'),
    error: query.get('error'),
    errorDescription: query.get('error_description'),
  }
}

/** Whether the return page has what it needs: a code and a state (ROUTE-31). */
export function isComplete({ code, state }: AuthorizationResponse): boolean {
  return code.length > 0 && state.length > 0
}
