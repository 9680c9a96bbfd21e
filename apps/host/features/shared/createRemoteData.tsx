import type { dataLoadMachine } from '@kudex/machines/data-load'
import { useCallback, useState, type ReactNode } from 'react'
import { createLazyActorContext } from './createLazyActorContext.tsx'

/** Data that the browser loads, and how to load it (PAGE-24). */
export interface RemoteData<Query, Value> {
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  /** The latest data; kept while newer data loads and when that fails. */
  readonly value: Value | null
  /** Loads the data of a query; aborts the request before it. */
  readonly load: (query: Query) => void
  /** Aborts the request and drops the data. */
  readonly forget: () => void
  /** Loads the machine ahead of the first query. */
  readonly start: () => void
}

/**
 * Creates a provider and a hook for data that is loaded in the browser. The machine behind them loads with the first
 * query, so that xstate is not in the first view.
 */
export function createRemoteData<Query, Value>(fetchData: (query: Query, signal: AbortSignal) => Promise<Value>) {
  const { Provider: ActorProvider, useLazyActor } = createLazyActorContext<typeof dataLoadMachine>(async () => {
    const { provideFetch } = await import('./remoteData.actors.ts')
    return provideFetch(fetchData)
  })

  function Provider({ children }: { readonly children: ReactNode }) {
    return <ActorProvider input={undefined}>{children}</ActorProvider>
  }

  function useRemoteData(): RemoteData<Query, Value> {
    const { snapshot, status, send, start } = useLazyActor()
    const [isRequested, setRequested] = useState(false)
    const load = useCallback(
      (query: Query) => {
        setRequested(true)
        send({ type: 'data.load', query })
      },
      [send],
    )
    const forget = useCallback(() => {
      setRequested(false)
      send({ type: 'data.forget' })
    }, [send])
    const toStatus = () => {
      if (snapshot) return snapshot.value
      if (!isRequested) return 'idle'
      return status === 'failed' ? 'error' : 'pending'
    }
    // The machine does not read its data.
    return { status: toStatus(), value: (snapshot?.context.value ?? null) as Value | null, load, forget, start }
  }

  return { Provider, useRemoteData }
}
