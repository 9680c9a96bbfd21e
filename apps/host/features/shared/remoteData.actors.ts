import { dataLoadMachine } from '@kudex/machines/data-load'
import { fromPromise } from 'xstate'

/** The data load machine with a request as its port. */
export function provideFetch<Query, Value>(fetchData: (query: Query, signal: AbortSignal) => Promise<Value>) {
  return dataLoadMachine.provide({
    actors: {
      // The machine passes queries on as they are.
      fetchData: fromPromise<unknown, unknown>(({ input, signal }) => fetchData(input as Query, signal)),
    },
  })
}
