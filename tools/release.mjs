// npm run release: versions, builds, checks, packs, tags and publishes the UI package, its starter and its codemod to the
// registry in KUDEX_REGISTRY. All three have the same version.
//   --dry-run  shows the next version, its changelog and the files of the tarball; changes nothing
//   --prepare  stops before the tag, so that the commit of the version can be reviewed; run again without it afterwards
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { toToolEnvironment } from './build.mjs'
import { addFirstVersions, addToChangelog, toPublishArguments, writeSection } from './releaseNotes.mjs'
import { root } from './root.mjs'

const packageFolder = join(root, 'packages/ui')
const published = ['ui', 'create-brand-site', 'ui-codemod']
const changelogFile = join(packageFolder, 'CHANGELOG.md')
const sinceFile = join(packageFolder, 'api/since.json')
const folder = mkdtempSync(join(tmpdir(), 'kudex-release-'))

try {
  if (process.argv.includes('--dry-run')) showRelease()
  else release()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function release() {
  const changes = run('git', ['status', '--porcelain'], root)
  if (changes !== '') throw new Error(`Commit or discard these changes first:\n${changes}`)
  const plan = readPlan()
  if (plan) writeVersion(plan)
  const { name, version } = readManifest()
  const tag = `${name}@${version}`
  if (run('git', ['tag', '--list', tag], root) !== '' && !process.env.KUDEX_REGISTRY)
    throw new Error(`${tag} is released. Set KUDEX_REGISTRY to publish it.`)
  buildAll()
  step('Check the package', 'pnpm', ['--filter', name, 'run', 'package-check'])
  const tarballs = published.map(pack)
  for (const { name, files, integrity } of tarballs) console.log(`Packed ${name}, ${files.length} files, ${integrity}.`)
  if (plan) {
    run('git', ['add', '--all', '.changeset', ...published.map((folder) => `packages/${folder}`)], root)
    run('git', ['commit', '--message', `Release ${tag}`], root)
  }
  if (process.argv.includes('--prepare')) {
    console.log(`Prepared ${tag}. Nothing is tagged or published; run \`npm run release\` to finish.`)
    return
  }
  if (run('git', ['tag', '--list', tag], root) === '') run('git', ['tag', '--annotate', tag, '--message', tag], root)
  console.log(`Tagged ${tag}.`)
  publish(tarballs, tag)
}

function buildAll() {
  for (const folder of published) step(`Build ${folder}`, 'pnpm', ['--filter', `./packages/${folder}`, 'run', 'build'])
}

function publish(tarballs, tag) {
  if (!process.env.KUDEX_REGISTRY) {
    console.log('Not published: set KUDEX_REGISTRY to the address of a registry and run `npm run release` again.')
    return
  }
  for (const { name, path } of tarballs) step(`Publish ${name} of ${tag}`, 'npm', toPublishArguments(path, process.env))
}

/**
 * Raises the version and deletes the notes; writes the section of the changelog unless someone already did, and the
 * version of new exports for the style guide.
 */
function writeVersion({ version, notes }) {
  run('changeset', ['version'], root)
  const changelog = readFileSync(changelogFile, 'utf8')
  writeFileSync(changelogFile, addToChangelog(changelog, version, writeSection(version, notes)))
  const names = readFileSync(join(packageFolder, 'src/publicApi.snapshot.txt'), 'utf8').trim().split('\n')
  const since = addFirstVersions(JSON.parse(readFileSync(sinceFile, 'utf8')), names, version)
  writeFileSync(sinceFile, `${JSON.stringify(since, undefined, 2)}\n`)
  console.log(`Version ${version}, ${notes.length} notes.`)
}

function showRelease() {
  if (!published.every((folder) => existsSync(join(root, 'packages', folder, 'dist')))) buildAll()
  const plan = readPlan()
  if (plan)
    console.log(`@kudex/ui ${readManifest().version} → ${plan.version}\n\n${writeSection(plan.version, plan.notes)}`)
  else console.log('No changeset releases @kudex/ui.')
  for (const { name, files } of published.map(pack)) {
    console.log(`\nTarball ${name}, ${files.length} files:\n`)
    for (const { path } of files) console.log(`  ${path}`)
  }
  console.log('\nDry run: nothing was published, no version was changed.')
}

/** The next version of the UI package and the notes that lead to it; undefined if no note waits. */
function readPlan() {
  const file = join(folder, 'plan.json')
  // The tool accepts only paths relative to the root.
  run('changeset', ['status', `--output=${relative(root, file)}`], root)
  const { changesets, releases } = JSON.parse(readFileSync(file, 'utf8'))
  const next = releases.find(({ name, type }) => name === '@kudex/ui' && type !== 'none')
  if (!next) return undefined
  const notes = changesets.flatMap(({ summary, releases: named }) =>
    named.filter(({ name }) => name === '@kudex/ui').map(({ type }) => ({ summary, type })),
  )
  return { version: next.newVersion, notes }
}

function readManifest() {
  return JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
}

function pack(packageName) {
  const [packed] = JSON.parse(
    run('npm', ['pack', '--json', '--pack-destination', folder], join(root, 'packages', packageName)),
  )
  return {
    name: packed.filename,
    path: join(folder, packed.filename),
    files: packed.files,
    integrity: packed.integrity,
  }
}

/** Runs a long command and shows its output. */
function step(title, command, parameters) {
  console.log(`${title} …`)
  execFileSync(command, parameters, { cwd: root, env: toToolEnvironment(), stdio: 'inherit' })
}

function run(command, args, cwd) {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', env: toToolEnvironment(), stdio: 'pipe' }).trim()
  } catch (error) {
    throw new Error(`${command} ${args.join(' ')} failed:\n${error.stdout ?? ''}${error.stderr ?? ''}`, {
      cause: error,
    })
  }
}
