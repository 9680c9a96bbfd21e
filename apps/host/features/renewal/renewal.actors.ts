import { fetchPageProps } from '@kudex/api/page-props'
import type { HostRenewal } from '@kudex/domain/editing'
import { renewalMachine } from '@kudex/machines/renewal'
import { fromPromise } from 'xstate'

/** The wait for the hosts, with the props of the page that lists them. */
export function provideRenewal(): typeof renewalMachine {
  return renewalMachine.provide({
    actors: {
      fetchHosts: fromPromise<readonly HostRenewal[], string>(async ({ input, signal }) => {
        const { renewal } = await fetchPageProps<{ renewal: { hosts: readonly HostRenewal[] } }>(input, '', signal)
        return renewal.hosts
      }),
    },
  })
}
