import { dataLoadMachine } from '@kudex/machines/data-load'
import { fromPromise } from 'xstate'

type FetchData<Query, Value> = (query: Query, signal: AbortSignal) => Promise<Value>

export function provideFetch<Query, Value>(fetchData: FetchData<Query, Value>) {
  return dataLoadMachine.provide({ actors: { fetchData: toFetchPort(fetchData) } })
}

/** A request as the port of the data load machine, which passes queries on as they are. */
export function toFetchPort<Query, Value>(fetchData: FetchData<Query, Value>) {
  return fromPromise<unknown, unknown>(({ input, signal }) => fetchData(input as Query, signal))
}
