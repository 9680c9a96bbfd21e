import { toAddressKey } from '@kudex/domain/limits'
import { join } from 'node:path'
import { createSendMail } from '../mail/mailService.ts'
import { createAddressResolver } from '../network/clientAddress.ts'
import type { CreateService } from '../service.types.ts'
import { createThrottle } from '../throttling/throttle.ts'
import { createUploadBook, sweepQueue } from './uploadBook.ts'
import { createUploadHandler } from './uploadHandler.ts'
import { createUploadStore } from './uploadStore.ts'
import { createSweep } from './sweep.ts'

/** The upload service: images and videos that go on where they broke off (FORM-13…16, decision 32). */
export const createUploadsService: CreateService = ({ settings, database: { queries }, jobs, log }) => {
  const store = createUploadStore(join(settings.dataDirectory, 'uploads'))
  const book = createUploadBook({
    queries,
    jobs,
    sendMail: createSendMail(jobs),
    supportEmail: settings.supportEmail,
  })
  jobs.work(sweepQueue, createSweep({ book, store }))
  const throttle = createThrottle<string>([
    { keyPrefix: 'upload', points: 60, duration: 10 * 60, toKey: (peer) => toAddressKey(peer) },
  ])
  const handler = createUploadHandler({
    book,
    store,
    resolvePeer: createAddressResolver([...settings.trustedProxies, '127.0.0.0/8', '::1']),
    tryOnce: (peer) => throttle.tryOnce(peer),
    onError: (error) => log.error({ err: error }, 'an upload failed'),
  })
  return { name: 'uploads', routes: [{ prefix: '/uploads', handler }] }
}
