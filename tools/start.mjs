// npm start: builds what is stale, starts the embedded services and the host in production mode and runs until it
// gets a signal. Runs on Node 24.
import { join } from 'node:path'
import { buildWhatIsStale } from './build.mjs'
import { superviseProcesses, waitForResponse } from './processes.mjs'
import { root } from './root.mjs'
import { readSettings, toReachable, toWaitingLine } from './settings.mjs'

const processes = superviseProcesses()
const { settings, environment, needsServices } = readSettings()
try {
  await buildWhatIsStale(processes.signal)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
// V8: a young generation of 32 MB, and a heap that grows by at most three quarters between two collections. Without
// these limits the host needs 60 % more memory under load and is not faster (docs/performance.md).
const heapLimits = ['--max-semi-space-size=16', '--heap-growing-percent=75']
if (!processes.signal.aborted) await start()

async function start() {
  // glibc: two arenas, trimmed early, so that freed memory returns to the system (docs/performance.md).
  const pools = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
  // Node keeps compiled code between starts.
  const cache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }
  const options = { cwd: root, env: { ...pools, ...cache, ...environment, NODE_ENV: 'production' } }
  // The host loads its code while the services start. It serves after them, so that a failing start prints one message.
  const services = needsServices ? startServices(options) : Promise.resolve()
  const indexes = Array.from({ length: settings.hostProcesses }, (_, index) => index)
  await Promise.all(indexes.map((index) => startHost(index, { ...options, after: services })))
  // Warms up: the first page loads the modules that rendering needs, the first in German its hyphenation, and the first
  // search reads its index from the disk.
  const first = [
    ['/', 'en'],
    ['/', 'de'],
    ['/search?q=a', 'en'],
  ]
  await Promise.all(
    first.map(([path, language]) =>
      waitForResponse(
        `http://${toReachable(settings.hosts[0])}:${settings.port}${path}`,
        (response) => response.status < 500,
        AbortSignal.any([processes.signal, AbortSignal.timeout(10_000)]),
        { headers: { 'Accept-Language': language } },
      ),
    ),
  )
  if (!processes.signal.aborted) console.log(`Kudex is ready: http://localhost:${settings.port}`)
}

function startServices(options) {
  const parameters = [...heapLimits, join(root, 'apps/services/dist/main.js')]
  return processes.start('services', process.execPath, parameters, options)
}

async function startHost(index, options) {
  // Buffers of pages are mapped separately, so that each can be returned.
  const mappings = { MALLOC_MMAP_THRESHOLD_: '4096', MALLOC_MMAP_MAX_: '16384' }
  const parameters = [...heapLimits, join(root, 'apps/host/dist/server/main.mjs'), String(index), '--wait']
  const name = index === 0 ? 'host' : `host ${index + 1}`
  await processes.start(name, process.execPath, parameters, { ...options, env: { ...mappings, ...options.env } })
  await waitForResponse(
    `http://127.0.0.1:${settings.adminPort + index}/readyz`,
    (response) => response.ok,
    processes.signal,
    { report: () => console.log(toWaitingLine(settings)) },
  )
}
