import { useSyncExternalStore } from 'react'

/** False on the server and for the first view, so that both are the same; true once script runs. */
export function useIsLive(): boolean {
  return useSyncExternalStore(neverChanges, isTrue, isFalse)
}

const neverChanges = () => () => {}
const isTrue = () => true
const isFalse = () => false
