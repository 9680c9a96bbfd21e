// Builds what is stale. A stamp over the content of all sources lets a start with nothing changed skip even the
// question to turbo.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
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
  const wanted = await stampSources()
  const isBuilt = results.every((file) => existsSync(join(root, file)))
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  const startedAt = Date.now()
  console.log('Kudex builds what has changed …')
  const code = await runTurbo(['run', 'build', '--filter=@kudex/host...', '--filter=@kudex/services...'], signal)
  if (signal.aborted) return
  if (code !== 0) throw new Error('The build failed; the lines above say why.')
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(stampFile, wanted)
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`)
}

/**
 * Runs turbo with progress as plain lines.
 * @returns {Promise<number>} its exit code
 */
export function runTurbo(parameters, signal) {
  return new Promise((resolve, reject) => {
    // A group of its own: ending it ends the tasks it runs.
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

/** The environment in which tools find Node 24 and each other, and phone nobody. */
export function toToolEnvironment() {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)
  return { ...process.env, PATH: path, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // It has ended by itself.
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
    'packages/ui',
  ]
  const files = (await Promise.all(folders.map((folder) => listFiles(folder)))).flat()
  files.push('pnpm-lock.yaml', 'tsconfig.base.json', 'turbo.json')
  const hashes = await Promise.all(
    files.map(
      async (file) =>
        `${file} ${createHash('sha256')
          .update(await readFile(join(root, file)))
          .digest('hex')}`,
    ),
  )
  return createHash('sha256').update(hashes.toSorted().join('\n')).digest('hex')
}

async function listFiles(folder) {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const lists = await Promise.all(
    entries.map((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return leftOut.has(entry.name) ? [] : listFiles(path)
      return /\.(?:test|stories)\.tsx?$|\.mdx?$|\.tsbuildinfo$/.test(entry.name) ? [] : [path]
    }),
  )
  return lists.flat()
}

// Pictures and migrations are read where they lie; the rest is made by a build or a test.
const leftOut = new Set([
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
