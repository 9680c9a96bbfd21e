import type { CallFailure, CallResult } from '@kudex/machines/ports'
import { useRef } from 'react'
import type { RemoteData } from '../shared/createRemoteData.tsx'
import { useSignInAgain } from './useSignInAgain.ts'

/** A call of the portal, its result, and how to sign in again. */
export interface PortalCall<Query, Value> {
  /** Null until the call has succeeded. */
  readonly value: Value | null
  /** Null while the call runs. */
  readonly failure: CallFailure | null
  readonly isPending: boolean
  readonly load: (query: Query) => void
  readonly signIn: () => void
}

/** Follows a call of the portal; repeats it once the user is signed in again, if it was refused for its tokens. */
export function usePortalCall<Query, Value>({
  status,
  value,
  load,
}: RemoteData<Query, CallResult<Value>>): PortalCall<Query, Value> {
  const latest = useRef<{ readonly query: Query } | null>(null)
  const toFailure = (): CallFailure | null => {
    if (status === 'error') return 'unavailable'
    return status === 'success' && value && !value.isDone ? value.failure : null
  }
  const failure = toFailure()
  const isRefused = failure === 'unauthenticated'
  const session = useSignInAgain(isRefused, () => {
    if (latest.current) load(latest.current.query)
  })
  const isSigningIn = isRefused && session.isBusy
  return {
    value: value?.isDone ? value.value : null,
    failure: isSigningIn ? null : failure,
    isPending: status === 'pending' || isSigningIn,
    load: (query) => {
      latest.current = { query }
      load(query)
    },
    signIn: session.signIn,
  }
}
