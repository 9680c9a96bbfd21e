import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import type { Actor, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'

export interface MountedActorProps<Machine extends AnyStateMachine> {
  readonly machine: Machine
  readonly input: InputFrom<Machine>
  /** Called once the actor runs; the returned function is called when it is stopped. */
  readonly onStart: (actor: Actor<Machine>) => () => void
  /** Called with every snapshot. A stable function. */
  readonly onSnapshot: (snapshot: SnapshotFrom<Machine>) => void
}

/** Runs a machine for as long as it is mounted; renders nothing. */
export function MountedActor<Machine extends AnyStateMachine>(props: MountedActorProps<Machine>) {
  const { machine, input, onStart, onSnapshot } = props
  const actor = useActorRef(machine, { input }, onSnapshot)
  useEffect(() => onStart(actor), [actor, onStart])
  return null
}
