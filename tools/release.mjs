// npm run release -- --dry-run: shows what the changesets would release of the UI package. It publishes nothing;
// docs/guides/release-the-ui-package.md has the steps that do.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { toToolEnvironment } from './build.mjs'
import { root } from './root.mjs'

const packageFolder = join(root, 'packages/ui')

if (process.argv.includes('--dry-run')) showRelease()
else {
  console.error(
    'Only `npm run release -- --dry-run` is supported. To publish, follow docs/guides/release-the-ui-package.md.',
  )
  process.exitCode = 1
}

function showRelease() {
  if (!existsSync(join(packageFolder, 'dist/index.js'))) run('pnpm', ['--filter', '@kudex/ui', 'run', 'build'], root)
  const folder = mkdtempSync(join(tmpdir(), 'kudex-release-'))
  try {
    showPlan(folder)
    showTarball(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  console.log('\nDry run: nothing was published, no version was changed.')
}

function showPlan(folder) {
  const file = join(folder, 'plan.json')
  // The tool accepts only paths relative to the root.
  run('changeset', ['status', `--output=${relative(root, file)}`], root)
  const { changesets, releases } = JSON.parse(readFileSync(file, 'utf8'))
  const published = releases.filter(({ name, type }) => name === '@kudex/ui' && type !== 'none')
  if (published.length === 0) console.log('No changeset releases @kudex/ui.')
  for (const { name, oldVersion, newVersion, type } of published) {
    console.log(`${name} ${oldVersion} → ${newVersion} (${type})\n\nChangelog:\n\n## ${newVersion}\n`)
    for (const { summary, releases: named } of changesets)
      if (named.some((release) => release.name === name)) console.log(`- ${summary.replaceAll('\n', '\n  ')}`)
  }
}

function showTarball(folder) {
  const output = run('pnpm', ['pack', '--json', '--pack-destination', folder], packageFolder)
  const { filename, files } = JSON.parse(output)
  console.log(`\nTarball ${filename.split('/').at(-1)}, ${files.length} files:\n`)
  for (const { path } of files) console.log(`  ${path}`)
}

function run(command, args, cwd) {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', env: toToolEnvironment(), stdio: 'pipe' })
  } catch (error) {
    throw new Error(`${command} ${args.join(' ')} failed:\n${error.stdout ?? ''}${error.stderr ?? ''}`, {
      cause: error,
    })
  }
}
