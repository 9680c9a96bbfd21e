import type { HostRenewal } from '@kudex/domain/editing'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { provideRenewal } from './renewal.actors.ts'

interface RenewalWatchProps {
  readonly hosts: readonly HostRenewal[]
  readonly path: string
  readonly onChange: (hosts: readonly HostRenewal[]) => void
}

/** Polls the state of the hosts until all have renewed the page; renders nothing. */
export function RenewalWatch({ hosts, path, onChange }: RenewalWatchProps) {
  const [machine] = useState(provideRenewal)
  const actor = useActorRef(machine, { input: { hosts, path } })
  const current = useSelector(actor, ({ context }) => context.hosts)
  useEffect(() => onChange(current), [current, onChange])
  useEffect(() => {
    const handleVisibility = () => actor.send({ type: document.hidden ? 'page.hidden' : 'page.shown' })
    document.addEventListener('visibilitychange', handleVisibility)
    return () => document.removeEventListener('visibilitychange', handleVisibility)
  }, [actor])
  return null
}
