'use client'

import { useSyncExternalStore } from 'react'

/** False on the server and in the first render, true afterwards: for controls that need script. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, isTrue, isFalse)
}

const subscribeToNothing = () => () => {}
const isTrue = () => true
const isFalse = () => false
