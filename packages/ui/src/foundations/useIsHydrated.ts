import { useSyncExternalStore } from 'react'

/** False on the server and in the first render, true once script runs: for controls that need it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, isTrue, isFalse)
}

const subscribeToNothing = () => () => {}
const isTrue = () => true
const isFalse = () => false
