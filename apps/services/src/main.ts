import { resolveSettings } from '@kudex/domain/settings'
import { createLogger, logConsole } from '@kudex/node-server/logging'
import { releaseMemoryWhenIdle } from '@kudex/node-server/memory'
import { reportStartFailure } from '@kudex/node-server/starting'
import { announcementFeed } from './announcementFeed.ts'
import { createContentService } from './content/contentService.ts'
import { createScheduledPublicationService } from './content/editorial/scheduledPublication.ts'
import { createFilesService } from './files/filesService.ts'
import { createIdentityService } from './identity/identityService.ts'
import { createImagesService } from './images/imagesService.ts'
import { createMailService } from './mail/mailService.ts'
import { createProductFiles } from './products/datasheet/createProductFiles.ts'
import { createProductsService } from './products/productsService.ts'
import { createRateLimitsService } from './rate-limits/rateLimitsService.ts'
import { createAnnouncementsService } from './sales/announcements/announcementsService.ts'
import { createReviseNews } from './sales/announcements/reviseNews.ts'
import { createSalesService } from './sales/salesService.ts'
import { createSearchService } from './search/searchService.ts'
import { searchFeed } from './searchFeed.ts'
import { isUploadAttached } from './ticketing/attachments/isUploadAttached.ts'
import { createTicketingService } from './ticketing/ticketingService.ts'
import { createUploadsService } from './uploads/uploadsService.ts'
import { type RunningServices, startServices } from './server/startServices.ts'

/** The services of the process; remove a service here to replace it by a URL. */
const services = [
  createContentService,
  createScheduledPublicationService,
  createProductsService,
  createSearchService(searchFeed),
  createImagesService,
  createFilesService(createProductFiles),
  createIdentityService,
  createSalesService,
  createTicketingService,
  createMailService(createReviseNews(announcementFeed)),
  createAnnouncementsService(announcementFeed),
  createUploadsService(isUploadAttached),
  createRateLimitsService,
]

const startedAt = performance.now()
let running: RunningServices | undefined
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())

try {
  const settings = resolveSettings(process.env)
  logConsole(createLogger({ level: settings.logLevel, process: 'services' }))
  running = await startServices(settings, services, print)
  releaseMemoryWhenIdle()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.send?.('ready')
  print(`Kudex services are ready: http://localhost:${running.port} (after ${seconds} s)`)
} catch (error) {
  reportStartFailure(error, 'services', (text) => process.stderr.write(text))
  process.exit(1)
}

/**
 * Shuts down gracefully. A signal during the start ends the process at once: unfinished transactions roll back. Further
 * signals (Ctrl-C reaches the whole process group) are ignored.
 */
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  await running?.stop()
  process.exit(0)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
