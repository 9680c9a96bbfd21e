import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const site = join(repository, 'apps/brand-site')
const starter = join(repository, 'packages/create-brand-site/src/cli.ts')

interface Manifest {
  readonly name: string
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/**
 * Writes a site with the starter into an empty folder outside the workspace, replaces files by those of `apps/brand-site`,
 * and installs it there from the tarball. Works offline: the lockfile lists only packages that the workspace has
 * installed.
 */
export function installConsumer(folder: string, tarball: string): void {
  const isBuilt = (path: string) => /^(build|node_modules)$/.test(basename(path))
  execFileSync(process.execPath, [starter, folder, '--yes', '--name', 'Tarnwater'], { stdio: 'pipe' })
  cpSync(site, folder, { recursive: true, filter: (path) => path === site || !isBuilt(path) })
  mkdirSync(join(folder, 'build'), { recursive: true })
  copyFileSync(tarball, join(folder, 'build/kudex-ui.tgz'))
  writeFileSync(join(folder, 'pnpm-lock.yaml'), writeLockFile(folder))
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), 'pmOnFail: ignore\nallowBuilds:\n  esbuild: false\n')
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--offline', '--trust-lockfile', '--reporter=append-only'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  })
}

/** The workspace's lockfile with a single importer: the site, which depends on the packed package. */
function writeLockFile(folder: string): string {
  const lock = readFileSync(join(repository, 'pnpm-lock.yaml'), 'utf8')
  const [head, importers, packages, snapshots] = lock.split(/\n(?=importers:|packages:|snapshots:)/)
  const own = importers?.split(/\n\n(?= {2}\S)/).find((part) => part.startsWith('  packages/ui:')) ?? ''
  const root = importers?.split(/\n\n(?= {2}\S)/).find((part) => part.startsWith('  .:')) ?? ''
  const resolve = (name: string) => resolveVersion(own, name) ?? resolveVersion(root, name) ?? ''
  const wanted = readManifest(join(folder, 'package.json'))
  const packed = readManifest(join(repository, 'packages/ui/package.json'))
  const file = 'file:build/kudex-ui.tgz'
  const peers = `(react-dom@${resolve('react-dom')})(react@${resolve('react')})`
  const integrity = createHash('sha512')
    .update(readFileSync(join(folder, 'build/kudex-ui.tgz')))
    .digest('base64')
  const toEntry = ([name, range]: readonly [string, string]) =>
    `      '${name}':\n        specifier: ${range}\n        version: ${range === file ? file + peers : resolve(name)}`
  return [
    head?.replace(/\noverrides:[\s\S]*/, '\n'),
    `importers:\n\n  .:\n    dependencies:\n${Object.entries(wanted.dependencies).map(toEntry).join('\n')}`,
    `    devDependencies:\n${Object.entries(wanted.devDependencies).map(toEntry).join('\n')}\n`,
    packages?.trimEnd(),
    `\n  '@kudex/ui@${file}':`,
    `    resolution: {integrity: sha512-${integrity}, tarball: ${file}}`,
    `    version: ${packed.version}\n    peerDependencies:`,
    ...Object.entries(packed.peerDependencies ?? {}).map(([name, range]) => `      ${name}: '${range}'`),
    `\n${snapshots?.trimEnd()}`,
    `\n  '@kudex/ui@${file}${peers}':\n    dependencies:`,
    ...[...Object.keys(packed.dependencies), 'react', 'react-dom'].map((name) => `      '${name}': ${resolve(name)}`),
    '',
  ].join('\n')
}

function resolveVersion(importer: string, name: string): string | undefined {
  const entry = importer.split(new RegExp(`\\n {6}'?${name}'?:\\n`))[1]
  return entry?.match(/^\s+specifier: .*\n\s+version: (.*)/)?.[1]
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}
