// Runs on the machine's own Node (20 or newer) before anything is installed, so it uses
// Node's modules only. It installs when a manifest or the lock file has changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const stampFile = join(root, 'node_modules', '.kudex-install')

const major = Number(process.versions.node.split('.')[0])
if (major < 20) fail(`Kudex needs Node 20 or newer to start; this is Node ${process.versions.node}.`)

const stamp = createHash('sha256')
for (const file of manifests()) stamp.update(file).update(readFileSync(join(root, file)))
const wanted = stamp.digest('hex')

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wanted) install()

function manifests() {
  const files = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml']
  for (const folder of ['apps', 'packages'])
    for (const name of readdirSync(join(root, folder))) files.push(join(folder, name, 'package.json'))
  files.push('packages/ui/stories/package.json', 'e2e/package.json', 'bench/package.json')
  return files.filter((file) => existsSync(join(root, file))).sort()
}

function install() {
  console.log(`Installing packages with ${packageManager} …`)
  const started = Date.now()
  const result = spawnSync(
    'npx',
    ['-y', packageManager, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' },
  )
  if (result.status !== 0) fail('The packages could not be installed; see the error above.')
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, wanted)
  console.log(`Packages installed in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
