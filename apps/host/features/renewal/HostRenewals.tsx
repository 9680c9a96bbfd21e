import type { HostRenewal } from '@kudex/domain/editing'
import type { IntlShape } from '@kudex/intl/messages'
import { type DataColumn, DataTable, EmptyState, IconGlobe, Status, useIsHydrated } from '@kudex/ui'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../shared/lazyComponent.ts'
import { useLocalIntl } from '../shared/index.ts'
import { renewalMessages as messages } from './renewal.messages.ts'

interface HostRenewalsProps {
  readonly hosts: readonly HostRenewal[]
  /** Address of the page that lists the hosts. */
  readonly path: string
  /** False if the change was that the page is no longer published. */
  readonly isPublished: boolean
}

/** Lists when each host renewed a page. Polls until all have; without script a link loads the page again. */
export function HostRenewals({ hosts, path, isPublished }: HostRenewalsProps) {
  const local = useLocalIntl()
  const text = local.formatMessage
  const isHydrated = useIsHydrated()
  const [current, setCurrent] = useState(hosts)
  const isWatched = isHydrated && hosts.some(({ state }) => state !== 'live')
  return (
    <>
      <div role="status">
        <DataTable
          caption={text(messages.hosts)}
          hideCaption
          rows={current}
          toKey={({ id }) => id}
          placeholder={<EmptyState icon={IconGlobe} title={text(messages.noHosts)} />}
          columns={toColumns(local, isPublished)}
        />
      </div>
      {isWatched && (
        <Suspense>
          <RenewalWatch hosts={hosts} path={path} onChange={setCurrent} />
        </Suspense>
      )}
    </>
  )
}

const RenewalWatch = lazyComponent(async () => (await import('./RenewalWatch.tsx')).RenewalWatch)

const tones = { live: 'success', pending: 'neutral', silent: 'danger' } as const

function toColumns(intl: IntlShape, isPublished: boolean): DataColumn<HostRenewal>[] {
  const text = intl.formatMessage
  const format = (time: string) => intl.formatDate(time, { dateStyle: 'medium', timeStyle: 'medium' })
  const toStateText = ({ state, renewedAt, reportedAt }: HostRenewal) => {
    if (state === 'pending') return text(messages.pending)
    if (state === 'silent') return text(messages.silent, { time: format(reportedAt) })
    return text(isPublished ? messages.live : messages.gone, { time: format(renewedAt ?? reportedAt) })
  }
  return [
    { id: 'host', title: text(messages.host), isRowHeader: true, toCell: ({ id }) => id },
    {
      id: 'state',
      title: text(messages.state),
      toCell: (host) => <Status tone={tones[host.state]}>{toStateText(host)}</Status>,
    },
  ]
}
