import { join } from 'node:path'
import { toAddressKey } from '@kudex/domain/limits'
import { createTrustedProxies } from '@kudex/node-server/proxies'
import { rateLimits } from '../limits.ts'
import { createSendMail } from '../mail/mailService.ts'
import { createSharedRateLimiter } from '../rate-limits/sharedRateLimiter.ts'
import type { Queries } from '../database/database.types.ts'
import type { CreateService } from '../service.types.ts'
import { createUploadRepository, sweepQueue } from './uploadRepository.ts'
import { createUploadHandler } from './uploadHandler.ts'
import { createUploadStore } from './uploadStore.ts'
import { createSweep } from './sweep.ts'

/**
 * Upload service: resumable uploads of images and videos (FORM-13…16, decision 32). `isUploadAttached` is true for the
 * uploads that are kept.
 */
export function createUploadsService(
  isUploadAttached: (queries: Queries, id: string) => Promise<boolean>,
): CreateService {
  return ({ settings, database: { queries }, jobs, log }) => {
    const isAttached = (id: string) => isUploadAttached(queries, id)
    const store = createUploadStore(join(settings.dataDirectory, 'uploads'))
    const repository = createUploadRepository({
      queries,
      jobs,
      sendMail: createSendMail(jobs),
      supportEmail: settings.supportEmail,
    })
    jobs.work(sweepQueue, createSweep({ repository, store, isAttached }))
    const limiter = createSharedRateLimiter(queries, 'upload', { ...rateLimits.uploadByAddress, toKey: toAddressKey })
    const handler = createUploadHandler({
      repository,
      store,
      resolveClientAddress: createTrustedProxies([...settings.trustedProxies, 'loopback']).resolveClientAddress,
      limiter,
      isAttached,
      onIncomplete: (id) => log.warn({ file: id }, 'the file of an upload is missing or incomplete'),
      onError: (error) => log.error({ err: error }, 'an upload failed'),
    })
    return { name: 'uploads', routes: [{ prefix: '/uploads', handler }] }
  }
}
