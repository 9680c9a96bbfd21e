import { useEffect, useEffectEvent, useRef } from 'react'
import { toReturnPath, useAuth } from '../auth/index.ts'
import { useAppContext } from '../shared/appContext.ts'

/**
 * Signs in again after a call was refused for its tokens, and calls back once the host has a session. By itself it does
 * so once a minute at most, so that tokens which the service keeps refusing do not lead to a loop.
 */
export function useSignInAgain(
  isRefused: boolean,
  onRestored: () => void,
): { readonly isBusy: boolean; readonly signIn: () => void } {
  const { path } = useAppContext()
  const { actor, snapshot, send } = useAuth()
  const lastAttempt = useRef(-retryInterval)
  const handleRestored = useEffectEvent(() => {
    if (isRefused) onRestored()
  })

  useEffect(() => {
    if (!actor) return undefined
    let wasSettled = actor.getSnapshot().hasTag('settled')
    const subscription = actor.subscribe((next) => {
      const isSettled = next.hasTag('settled')
      if (isSettled && !wasSettled) handleRestored()
      wasSettled = isSettled
    })
    return () => subscription.unsubscribe()
  }, [actor])

  const signIn = () =>
    send(
      snapshot?.hasTag('failed')
        ? { type: 'login.retry' }
        : { type: 'access.require', returnTo: toReturnPath(path), sessionMissing: true },
    )
  const signInByItself = useEffectEvent(() => {
    if (performance.now() - lastAttempt.current < retryInterval) return
    lastAttempt.current = performance.now()
    signIn()
  })
  useEffect(() => {
    if (isRefused) signInByItself()
  }, [isRefused])

  const isSettled = snapshot?.hasTag('settled') ?? false
  return { isBusy: !isSettled && ((snapshot?.hasTag('busy') || snapshot?.hasTag('signedIn')) ?? true), signIn }
}

/** Milliseconds. */
const retryInterval = 60_000
