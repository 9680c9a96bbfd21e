import { useEffect, useState } from 'react'
import { useAuth } from './authContext.tsx'
import { mayReload } from './reloadGuard.ts'

/** Reloads a page without a session once the host has one; true if that did not help. */
export function useReloadOnceSettled(): boolean {
  const { actor } = useAuth()
  const [isStuck, setIsStuck] = useState(false)
  useEffect(() => {
    if (!actor) return undefined
    let wasSettled = actor.getSnapshot().hasTag('settled')
    const subscription = actor.subscribe((next) => {
      const isSettled = next.hasTag('settled')
      if (isSettled && !wasSettled) {
        if (mayReload(Date.now())) location.reload()
        else setIsStuck(true)
      }
      wasSettled = isSettled
    })
    return () => subscription.unsubscribe()
  }, [actor])
  return isStuck
}
