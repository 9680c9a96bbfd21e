// npm run dev: the system of npm start with hot reload. The host uses Vite's middleware; services and the UI package
// are rebuilt on change, and a process is restarted when its own code changes.
import { createHash } from 'node:crypto'
import { readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { runTurbo, toToolEnvironment } from './build.mjs'
import { superviseProcesses, waitForResponse } from './processes.mjs'
import { root } from './root.mjs'
import { readSettings, toWaitingLine } from './settings.mjs'

const processes = superviseProcesses()
const { settings, environment, needsServices } = readSettings()
console.log('Building the packages that hot reload needs …')
const code = await runTurbo(
  ['run', 'build', '--filter=@kudex/services...', '--filter=@kudex/ui', '--filter=@kudex/intl'],
  processes.signal,
)
if (!processes.signal.aborted) {
  if (code !== 0) process.exit(1)
  await start()
}

async function start() {
  const env = { ...toToolEnvironment(), ...environment, NODE_ENV: 'development' }
  const options = (folder) => ({ cwd: join(root, folder), env })
  const bin = (folder, name) => join(root, folder, 'node_modules', '.bin', name)
  // The host must not read the package while its first build writes it.
  const packageIsBuilt = processes.start(
    'UI package',
    bin('packages/ui', 'vite'),
    ['build', '--watch', '--logLevel', 'warn'],
    options('packages/ui'),
  )
  if (needsServices) {
    await processes.start('services', process.execPath, [join(root, 'apps/services/dist/main.js')], options('.'))
    // The first watch build empties the folder that the process was started from, so it starts afterwards; and it
    // bundles the UI package.
    await packageIsBuilt
    void processes.start(
      'services build',
      bin('apps/services', 'rolldown'),
      ['-c', '--watch'],
      options('apps/services'),
    )
    restartOnChange('services', ['apps/services/dist'], readFileHash('apps/services/dist/main.js'))
  }
  await packageIsBuilt
  if (processes.signal.aborted) return
  await processes.start('host', process.execPath, [join(root, 'apps/host/development.mjs')], options('apps/host'))
  restartOnChange('host', ['apps/host/server', 'apps/host/request', 'apps/host/vite.config.ts'])
  await waitForResponse(`http://127.0.0.1:${settings.adminPort}/readyz`, (response) => response.ok, processes.signal, {
    report: () => console.log(toWaitingLine(settings)),
  })
  if (!processes.signal.aborted) console.log(`Kudex is ready: http://localhost:${settings.port}`)
}

/**
 * Restarts a process after its code changed, debounced. With `readState`, only if the state differs: a build that writes
 * the same output is no change.
 */
function restartOnChange(name, paths, readState) {
  let timer
  let state = readState?.()
  for (const path of paths) {
    watch(join(root, path), { recursive: true, signal: processes.signal }, (_event, file) => {
      if (file && /\.test\.tsx?$/.test(file)) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        const now = readState?.()
        if (readState && (now === state || now === null)) return
        state = now
        console.log(`Restarting the ${name}: its code changed.`)
        void processes.restart(name)
      }, 300)
    })
  }
}

/** Hash of a file; null if it does not exist. */
function readFileHash(path) {
  return () => {
    try {
      return createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest('hex')
    } catch {
      return null
    }
  }
}
