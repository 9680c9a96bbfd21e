// Builds what is stale. A stamp of all sources (name, size and time of change) lets a start without changes skip turbo.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './root.mjs'

const stampFile = join(root, 'node_modules', '.kudex-build')
const results = ['apps/host/dist/server/main.mjs', 'apps/host/dist/client', 'apps/services/dist/main.js']

/**
 * Builds host and services unless nothing has changed since the last build.
 * @param {AbortSignal} signal ends the build
 */
export async function buildWhatIsStale(signal) {
  const stamp = await stampSources()
  const isBuilt = results.every((file) => existsSync(join(root, file)))
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  const startedAt = Date.now()
  console.log('Building what has changed …')
  const code = await runTurbo(['run', 'build', '--filter=@kudex/host...', '--filter=@kudex/services...'], signal)
  if (signal.aborted) return
  if (code !== 0) throw new Error('The build failed; see the errors above.')
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(stampFile, stamp)
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`)
}

/**
 * Runs turbo with plain progress lines.
 * @returns {Promise<number>} its exit code
 */
export function runTurbo(parameters, signal) {
  return new Promise((resolve, reject) => {
    // A separate process group, so that its tasks can be ended too.
    const child = spawn(
      process.execPath,
      [join(root, 'node_modules/turbo/bin/turbo'), ...parameters, '--ui=stream', '--output-logs=errors-only'],
      { cwd: root, env: toToolEnvironment(), stdio: ['ignore', 'inherit', 'inherit'], detached: true },
    )
    signal.addEventListener('abort', () => endGroup(child.pid), { once: true })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** The environment of tools: Node 24 and local binaries first, telemetry off. */
export function toToolEnvironment() {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)
  return { ...process.env, PATH: path, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // The process has already ended.
  }
}

async function stampSources() {
  const folders = [
    'apps/host',
    'apps/services',
    'packages/api',
    'packages/domain',
    'packages/intl',
    'packages/machines',
    'packages/node-server',
    'packages/ui',
  ]
  const files = (await Promise.all(folders.map((folder) => listFiles(folder)))).flat()
  files.push('pnpm-lock.yaml', 'tsconfig.base.json', 'turbo.json')
  const lines = await Promise.all(
    files.map(async (file) => {
      const { size, mtimeMs } = await stat(join(root, file))
      return `${file} ${size} ${mtimeMs}`
    }),
  )
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex')
}

async function listFiles(folder) {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const lists = await Promise.all(
    entries.map((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : listFiles(path)
      return /\.(?:test|stories)\.tsx?$|\.mdx?$|\.tsbuildinfo$/.test(entry.name) ? [] : [path]
    }),
  )
  return lists.flat()
}

// Read at run time (pictures, migrations) or produced by builds and tests.
const ignoredFolders = new Set([
  'node_modules',
  'dist',
  '.turbo',
  '.data',
  'pictures',
  'migrations',
  'compiled',
  'coverage',
  'stories-assets',
])
