import { join } from 'node:path'
import type { Logger } from '@kudex/node-server/logging'
import { createSendMail } from '../mail/mailService.ts'
import { mountGraphql, refuse } from '../graphql/mountGraphql.ts'
import { startCleanup } from '../jobs/startCleanup.ts'
import { rateLimits } from '../limits.ts'
import { createTokenCheck } from '@kudex/node-server/passwords'
import { createSharedRateLimiter } from '../rate-limits/sharedRateLimiter.ts'
import type { CreateService } from '../service.types.ts'
import type { Viewer } from './access.ts'
import { createAttachmentApp } from './attachments/attachmentApp.ts'
import { createDocumentApp } from './machines/documentApp.ts'
import { createNotifyTransfer } from './machines/notifyTransfer.ts'
import { createFindUploads } from './attachments/findUploads.ts'
import { forgetPerson } from './forgetPerson.ts'
import { ticketingSchema } from './graphqlSchema.ts'
import { createNotify } from './notifyWatchers.ts'
import { createThumbnails } from './attachments/thumbnails.ts'
import { createVerifyTokens } from './verifyTokens.ts'
import { removeOldKeys } from './writeOnce.ts'

/** The ticketing service: tickets and machines of organizations (TICKET-17, TICKET-19). */
export const createTicketingService: CreateService = ({ settings, database: { queries }, jobs, log }) => {
  const verifyTokens = createVerifyTokens({ issuer: settings.identityIssuer, clientId: settings.identityClientId })
  const isConnector = settings.ticketingToken === null ? () => false : createTokenCheck(settings.ticketingToken)
  const connectorLimiter = createSharedRateLimiter<void>(queries, 'connector', {
    ...rateLimits.connector,
    toKey: () => '',
  })
  const findUploads = createFindUploads(settings.uploadsUrl)

  const cleanup = startCleanup('Old keys of writes', (now) => removeOldKeys(queries, now), log)

  jobs.work('deleted-account', ({ payload }) => forgetPerson(queries, (payload as { readonly id: string }).id))

  const sendMail = createSendMail(jobs)
  const origin = settings.publicOrigins[0] ?? ''
  const notify = createNotify({ sendMail, origin })
  const notifyTransfer = createNotifyTransfer({ sendMail, origin })
  const invitationUrl = `${settings.identityIssuer}/invitation`

  const resolveViewer = async (headers: Headers): Promise<Viewer | null | undefined> =>
    isConnector(headers.get('authorization')) ? { kind: 'connector' } : verifyTokens(headers)

  const app = mountGraphql({
    path: '/ticketing/graphql',
    schema: ticketingSchema,
    log,
    introspection: process.env['NODE_ENV'] === 'development',
    createContext: async (headers) => {
      const viewer = await resolveViewer(headers)
      if (viewer === undefined) return refuse(503, 'The identity provider does not answer.', {}, 'UNAVAILABLE')
      if (viewer?.kind === 'connector') {
        const denial = await connectorLimiter.consume()
        const retryAfter = { 'retry-after': String(denial?.secondsToWait) }
        if (denial) return refuse(429, 'There were too many requests.', retryAfter, 'TOO_MANY_REQUESTS')
      }
      if (viewer === null) return refuse(401, 'Sign in first.', { 'www-authenticate': 'Bearer' }, 'UNAUTHENTICATED')
      return {
        queries,
        viewer,
        findUploads,
        notify,
        notifyTransfer,
        locale: readLocale(headers.get('accept-language')),
        sendMail,
        invitationUrl,
        origin,
        log: toRequestLog(log, headers.get('x-debug-level')),
      }
    },
  })
  const attachmentApp = createAttachmentApp({
    queries,
    resolveViewer,
    uploadsUrl: settings.uploadsUrl,
    thumbnails: createThumbnails(join(settings.dataDirectory, 'thumbnails')),
    onError: (error) => log.error({ err: error }, 'an attachment could not be read'),
  })
  const documentApp = createDocumentApp({
    queries,
    resolveViewer,
    onError: (error) => log.error({ err: error }, 'a document could not be read'),
  })
  return {
    name: 'ticketing',
    routes: [
      { prefix: '/ticketing/graphql', app },
      { prefix: '/ticketing/tickets', app: attachmentApp },
      { prefix: '/ticketing/machines', app: documentApp },
    ],
    close: cleanup.stop,
  }
}

/** The first locale of `Accept-Language`; English without one. */
function readLocale(header: string | null): string {
  return /^[a-z]{2}(?:-[A-Za-z]{2})?/.exec(header ?? '')?.[0] ?? 'en'
}

/** The log of a request at the level of its header `x-debug-level`; other values are ignored (TICKET-18). */
function toRequestLog(log: Logger, level: string | null): Logger {
  return level !== null && ['error', 'warn', 'info', 'debug'].includes(level) ? log.child({}, { level }) : log
}
