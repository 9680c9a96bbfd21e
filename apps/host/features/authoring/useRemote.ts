import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { provideFetch } from '../shared/remoteData.actors.ts'

/** A request that is aborted when its component unmounts. */
export function useRemote<Query, Value>(fetchData: (query: Query, signal: AbortSignal) => Promise<Value>) {
  const [machine] = useState(() => provideFetch(fetchData))
  const actor = useActorRef(machine)
  const { status, value } = useSelector(
    actor,
    (snapshot) => ({ status: snapshot.value, value: snapshot.context.value as Value | null }),
    (one, other) => one.status === other.status && one.value === other.value,
  )
  const [load] = useState(() => (query: Query) => actor.send({ type: 'data.load', query }))
  return { status, value, load }
}
