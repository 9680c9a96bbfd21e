import { resolveSettings, SettingsError } from '@kudex/domain/settings'
import { createContentService } from './content/contentService.ts'
import { StartError } from './database/database.types.ts'
import { createIdentityService } from './identity/identityService.ts'
import { createImagesService } from './images/imagesService.ts'
import { createProductsService } from './products/productsService.ts'
import { SeedError } from './seeding/loadSeed.ts'
import { startServices } from './server/startServices.ts'

/** The services of the process; one that is replaced by its URL elsewhere can be left out here. */
const services = [createContentService, createProductsService, createImagesService, createIdentityService]

const startedAt = performance.now()
const started = start()
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
// Who started this process is gone: nothing of it may stay behind.
process.on('disconnect', end)

const running = await started
if (!isStopping) {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  print(`Kudex services are ready: http://localhost:${running.port} (after ${seconds} s)`)
}

async function start() {
  try {
    return await startServices(resolveSettings(process.env), services, print)
  } catch (error) {
    process.stderr.write(`${toLine(error)}\n`)
    process.exit(1)
  }
}

function end(): void {
  // A second time means now.
  if (isStopping) process.exit(1)
  isStopping = true
  void stop()
}

async function stop(): Promise<void> {
  const { stop: stopServices } = await started
  await stopServices()
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
