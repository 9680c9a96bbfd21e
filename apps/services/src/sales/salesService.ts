import { toAddressKey } from '@kudex/domain/limits'
import { createTrustedProxies } from '@kudex/node-server/proxies'
import { mountGraphql } from '../graphql/mountGraphql.ts'
import { rateLimits } from '../limits.ts'
import { createSendMail } from '../mail/mailService.ts'
import { createSharedRateLimiter } from '../rate-limits/sharedRateLimiter.ts'
import type { CreateService } from '../service.types.ts'
import type { SubmissionAttempt } from './builder.ts'
import { createUnsubscribeTokens } from './unsubscribeTokens.ts'
import { salesSchema } from './graphqlSchema.ts'

/** The sales and information service (GQL-11): form submissions, subscriptions, share data. */
export const createSalesService: CreateService = ({ settings, database: { queries }, jobs, log }) => {
  const limiter = createSharedRateLimiter<SubmissionAttempt>(
    queries,
    'submission',
    { ...rateLimits.submissionByFormAndAddress, toKey: ({ form, peer }) => `${toAddressKey(peer)} ${form}` },
    { ...rateLimits.submissionByAddress, toKey: ({ peer }) => toAddressKey(peer) },
  )
  // The host forwards the visitor's address; a host on another machine must be listed in TRUST_PROXY.
  const resolvePeer = createTrustedProxies([...settings.trustedProxies, 'loopback']).resolveClientAddress
  const unsubscribeTokens = createUnsubscribeTokens(settings.sessionSecret)
  const app = mountGraphql({
    path: '/sales/graphql',
    schema: salesSchema,
    log,
    introspection: process.env['NODE_ENV'] === 'development',
    createContext: (_headers, _deadline, connection) => ({
      queries,
      peer: connection ? resolvePeer(connection) : '',
      limiter,
      sendMail: createSendMail(jobs),
      unsubscribeTokens,
      publicOrigins: settings.publicOrigins,
      supportEmail: settings.supportEmail,
    }),
  })
  return { name: 'sales', routes: [{ prefix: '/sales/graphql', app }] }
}
