import { GraphQLError } from 'graphql'
import { verifyPassword, maxPasswordLength } from '@kudex/node-server/passwords'
import { builder } from '../builder.ts'
import { toPasswordVersion } from './pagePassword.ts'

interface Unlocking {
  readonly isOpen: boolean
  readonly version: string | null
  readonly secondsToWait: number | null
}

const PageUnlocking = builder.objectRef<Unlocking>('PageUnlocking').implement({
  fields: (t) => ({
    isOpen: t.exposeBoolean('isOpen'),
    version: t.exposeString('version', { nullable: true }),
    secondsToWait: t.exposeInt('secondsToWait', { nullable: true }),
  }),
})

builder.queryFields((t) => ({
  /** Requires the token of the host, which passes the address of the visitor (PAGE-15, PAGE-17). */
  unlockPage: t.field({
    type: PageUnlocking,
    args: { id: t.arg.id(), password: t.arg.string(), peer: t.arg.string() },
    resolve: async (_root, { id, password, peer }, { loaders, mayReadProtected, unlockLimiter }) => {
      if (!mayReadProtected) throw new GraphQLError('Passwords are checked at /content/draft/graphql only.')
      const attempt = { page: id, peer }
      const wait = await unlockLimiter.consume(attempt)
      if (wait) return { isOpen: false, version: null, secondsToWait: wait.secondsToWait }
      const page = await loaders.pages.load(id)
      const hash = page?.protection === 'password' ? page.protectionPasswordHash : null
      // Verify also if the page does not exist, so that the response time does not reveal it.
      const isOpen = password.length <= maxPasswordLength && (await verifyPassword(password, hash))
      if (isOpen) await unlockLimiter.refund(attempt)
      return { isOpen, version: isOpen && hash !== null ? toPasswordVersion(hash) : null, secondsToWait: null }
    },
  }),
}))
