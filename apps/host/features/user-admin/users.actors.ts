import type { UserClient } from '@kudex/api/ticketing'
import type { UserChange, UserCommand, UserListQuery } from '@kudex/domain/access'
import { type UserResult, usersMachine } from '@kudex/machines/users'
import { fromPromise } from 'xstate'
import { toCallResult } from '../portal/index.ts'

/** The list of users with the service behind it. Clients are created in the browser, with each call. */
export function provideUserList(createClient: () => Pick<UserClient, 'fetchUsers' | 'run'>) {
  return provide(createClient, (query, signal) => createClient().fetchUsers(query as UserListQuery, { signal }))
}

/** The page of a user with the service behind it. Its data has the user in a list, which is empty without one. */
export function provideUser(createClient: () => Pick<UserClient, 'fetchUser' | 'run'>) {
  return provide(createClient, async (id, signal) => {
    const user = await createClient().fetchUser(String(id), { signal })
    return user ? [user] : []
  })
}

function provide(
  createClient: () => Pick<UserClient, 'run'>,
  fetchData: (query: unknown, signal: AbortSignal) => Promise<unknown>,
) {
  return usersMachine.provide({
    actors: {
      fetchData: fromPromise<UserResult<unknown>, unknown>(({ input, signal }) =>
        toCallResult(fetchData(input, signal)),
      ),
      runCommand: fromPromise<UserResult<UserChange>, UserCommand | null>(({ input, signal }) => {
        if (!input) throw new Error('There is no command')
        return toCallResult(createClient().run(input, { signal }))
      }),
    },
  })
}
