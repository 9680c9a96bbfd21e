import { toAddressKey } from '@kudex/domain/limits'
import { mountGraphql } from '../graphql/mountGraphql.ts'
import { createSendMail } from '../mail/mailService.ts'
import { createAddressResolver } from '../network/clientAddress.ts'
import type { CreateService } from '../service.types.ts'
import { createThrottle } from '../throttling/throttle.ts'
import type { SubmissionAttempt } from './builder.ts'
import { createLeaveTokens } from './leaveTokens.ts'
import { salesSchema } from './schema.ts'

/** The sales and information service (GQL-11): what visitors send, subscriptions, share data. */
export const createSalesService: CreateService = ({ settings, database: { queries }, jobs, log }) => {
  const throttle = createThrottle<SubmissionAttempt>([
    {
      keyPrefix: 'form',
      points: 20,
      duration: 10 * minute,
      toKey: ({ form, peer }) => `${toAddressKey(peer)} ${form}`,
    },
    { keyPrefix: 'peer', points: 40, duration: 10 * minute, toKey: ({ peer }) => toAddressKey(peer) },
  ])
  // The host says for whom it asks; who else says so on another machine has to be a proxy of ours.
  const resolvePeer = createAddressResolver([...settings.trustedProxies, '127.0.0.0/8', '::1'])
  const leaveTokens = createLeaveTokens(settings.sessionSecret)
  const app = mountGraphql({
    path: '/sales/graphql',
    schema: salesSchema,
    log,
    introspection: process.env['NODE_ENV'] === 'development',
    createContext: (_headers, _patience, connection) => ({
      queries,
      peer: connection ? resolvePeer(connection) : '',
      throttle,
      sendMail: createSendMail(jobs),
      leaveTokens,
      publicOrigins: settings.publicOrigins,
      supportEmail: settings.supportEmail,
    }),
  })
  return { name: 'sales', routes: [{ prefix: '/sales/graphql', app }] }
}

const minute = 60
