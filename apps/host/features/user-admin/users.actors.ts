import type { UserClient } from '@kudex/api/ticketing'
import type { UserChange, UserCommand, UserListQuery } from '@kudex/domain/access'
import { type UserResult, usersMachine } from '@kudex/machines/users'
import { fromPromise } from 'xstate'
import { toCallFailure } from '../portal/index.ts'

/** The list of users with the service behind it. */
export function provideUserList(client: Pick<UserClient, 'fetchUsers' | 'run'>) {
  return provide(client, (query, signal) => client.fetchUsers(query as UserListQuery, { signal }))
}

/** The page of a user with the service behind it. Its data has the user in a list, which is empty without one. */
export function provideUser(client: Pick<UserClient, 'fetchUser' | 'run'>) {
  return provide(client, async (id, signal) => {
    const user = await client.fetchUser(String(id), { signal })
    return user ? [user] : []
  })
}

function provide(
  client: Pick<UserClient, 'run'>,
  fetchData: (query: unknown, signal: AbortSignal) => Promise<unknown>,
) {
  return usersMachine.provide({
    actors: {
      fetchData: fromPromise<UserResult<unknown>, unknown>(({ input, signal }) => toResult(fetchData(input, signal))),
      runCommand: fromPromise<UserResult<UserChange>, UserCommand | null>(({ input, signal }) => {
        if (!input) throw new Error('There is no command')
        return toResult(client.run(input, { signal }))
      }),
    },
  })
}

async function toResult<Value>(call: Promise<Value>): Promise<UserResult<Value>> {
  try {
    return { isDone: true, value: await call }
  } catch (error) {
    return { isDone: false, failure: toCallFailure(error) }
  }
}
