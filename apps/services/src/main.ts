import { resolveSettings, SettingsError } from '@kudex/domain/settings'
import { announcementFeed } from './announcementSources.ts'
import { createContentService } from './content/contentService.ts'
import { createArrivalsService } from './content/editorial/arrivals.ts'
import { StartError } from './database/database.types.ts'
import { createFilesService } from './files/filesService.ts'
import { createIdentityService } from './identity/identityService.ts'
import { createImagesService } from './images/imagesService.ts'
import { createMailService } from './mail/mailService.ts'
import { createProductsService } from './products/productsService.ts'
import { createAnnouncementsService } from './sales/announcements/announcementsService.ts'
import { createReviseNews } from './sales/announcements/reviseNews.ts'
import { createSalesService } from './sales/salesService.ts'
import { createSearchService } from './search/searchService.ts'
import { searchFeed } from './searchSources.ts'
import { SeedError } from './seeding/loadSeed.ts'
import { createUploadsService } from './uploads/uploadsService.ts'
import { type RunningServices, startServices } from './server/startServices.ts'

/** The services of the process; one that is replaced by its URL elsewhere can be left out here. */
const services = [
  createContentService,
  createArrivalsService,
  createProductsService,
  createSearchService(searchFeed),
  createImagesService,
  createFilesService,
  createIdentityService,
  createSalesService,
  createMailService(createReviseNews(announcementFeed)),
  createAnnouncementsService(announcementFeed),
  createUploadsService,
]

const startedAt = performance.now()
let running: RunningServices | undefined
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())

try {
  running = await startServices(resolveSettings(process.env), services, print)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.send?.('ready')
  print(`Kudex services are ready: http://localhost:${running.port} (after ${seconds} s)`)
} catch (error) {
  process.stderr.write(`${toLine(error)}\n`)
  process.exit(1)
}

/**
 * Ends the process in good order. A signal during the start ends it at once: what the start has done so
 * far is either committed or forgotten. Further signals (Ctrl-C reaches the whole group) change nothing.
 */
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  await running?.stop()
  process.exit(0)
}

/** What the operator can mend is told in its own words; anything else is a fault of ours and shows where. */
function toLine(error: unknown): string {
  if (error instanceof SettingsError || error instanceof StartError || error instanceof SeedError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
