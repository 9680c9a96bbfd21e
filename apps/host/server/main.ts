import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { resolveSettings, type Settings } from '@kudex/domain/settings'
import { createLogger, logConsole } from '@kudex/node-server/logging'
import { releaseMemoryWhenIdle } from '@kudex/node-server/memory'
import { reportStartFailure, StartError } from '@kudex/node-server/starting'
import { openAssetStore } from './routes/assets/assetStore.ts'
import { createVikeRenderer } from './pages/createVikeRenderer.ts'
import { inlineStyles } from './pages/inlineStyles.ts'
import { deferScripts } from './pages/scripts/deferScripts.ts'
import { startHost } from './startHost.ts'

const folder = dirname(fileURLToPath(import.meta.url))

/** True once there is something to stop. */
let isStarting = false
let isStopping = false
const started = start()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
// The parent process has ended.
process.on('disconnect', end)

function end(): void {
  if (!isStarting) process.exit(0)
  // A second signal ends the process at once.
  if (isStopping) process.exit(1)
  isStopping = true
  void stop()
}

async function start() {
  try {
    const resolved = resolveSettings(process.env)
    const index = toProcessIndex(process.argv[2], resolved)
    const settings = { ...resolved, adminPort: resolved.adminPort + index }
    // Vike finds its build through a file in node_modules, which a cached build does not write: import it explicitly.
    await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href)
    const assets = await openAssetStore(join(folder, '..', 'client'))
    // Its parent process sends a message when the services are ready.
    if (process.argv.includes('--wait')) await once(process, 'message')
    isStarting = true
    logConsole(createLogger({ level: settings.logLevel, process: 'host' }))
    const host = await startHost(settings, {
      render: createVikeRenderer([inlineStyles(assets), deferScripts(assets)]),
      assets,
    })
    releaseMemoryWhenIdle()
    process.stdout.write(`Kudex host listens: http://localhost:${host.port}\n`)
    process.send?.('ready')
    return host
  } catch (error) {
    reportStartFailure(error, 'host', (text) => process.stderr.write(text))
    process.exit(1)
  }
}

/** Parses the number of the process, from 0, if several share the port (HOST_PROCESSES). */
function toProcessIndex(text = '0', { hostProcesses }: Settings): number {
  const index = Number(text)
  if (/^\d+$/.test(text) && index < hostProcesses) return index
  throw new StartError(
    `The number of the host process is ${text}: takes 0 to ${hostProcesses - 1}, as HOST_PROCESSES is ${hostProcesses}.`,
  )
}

async function stop(): Promise<void> {
  const host = await started
  await host.stop()
  process.exit(0)
}
