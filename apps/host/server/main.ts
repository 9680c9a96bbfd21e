import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { resolveSettings, SettingsError } from '@kudex/domain/settings'
import { openAssetStore } from './routes/assets/assetStore.ts'
import { createVikeRenderer } from './pages/createVikeRenderer.ts'
import { releaseMemoryWhenQuiet } from './releaseMemory.ts'
import { startHost } from './startHost.ts'
import { StartError } from './startError.ts'

const folder = dirname(fileURLToPath(import.meta.url))

const started = start()
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
// Who started this process is gone: nothing of it may stay behind.
process.on('disconnect', end)

function end(): void {
  // A second time means now.
  if (isStopping) process.exit(1)
  isStopping = true
  void stop()
}

async function start() {
  try {
    const settings = resolveSettings(process.env)
    // Vike looks for its build through a file in node_modules, which a build out of a cache does not write: it is named here.
    await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href)
    const assets = await openAssetStore(join(folder, '..', 'client'))
    const host = await startHost(settings, { render: createVikeRenderer(), assets })
    releaseMemoryWhenQuiet()
    process.stdout.write(`Kudex host listens: http://localhost:${host.port}\n`)
    process.send?.('ready')
    return host
  } catch (error) {
    process.stderr.write(`${toLine(error)}\n`)
    process.exit(1)
  }
}

async function stop(): Promise<void> {
  const host = await started
  await host.stop()
  process.exit(0)
}

/** What the operator can mend is told in its own words; anything else is a fault of ours and shows where. */
function toLine(error: unknown): string {
  if (error instanceof SettingsError || error instanceof StartError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
