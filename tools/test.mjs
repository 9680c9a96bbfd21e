// `npm test`: runs every check and prints the sums. `--long` runs the checks
// with many inputs at full size. `--only=name,name` runs some steps; their names are the first column.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installCacheServer } from './cacheServer.mjs'
import { resolveChromium } from './chromium.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')
const isLong = process.argv.includes('--long')
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice(7)
  .split(',')
const reports = mkdtempSync(join(tmpdir(), 'kudex-test-'))
const environment = {
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  KUDEX_CHECK_SIZE: isLong ? 'full' : 'reduced',
}
/** Running commands. An interruption ends them, and no further one starts. */
const children = new Set()
let isInterrupted = false
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isInterrupted = true
    // Playwright stops the system under test after SIGINT only.
    for (const child of children) child.kill('SIGINT')
    if (children.size === 0) process.exit(1)
  })
const sums = { passed: 0, failed: 0, skipped: 0 }
const failures = []

/** A check that passes or fails by its exit code. */
const check = (name, title, command, arguments_ = []) => ({
  name,
  title,
  run: (options) => countExit(command, arguments_, options),
})
/** A test runner whose JSON report is counted. */
const tests = (name, title, command, arguments_, count) => ({
  name,
  title,
  run: () => countReport(name, command, arguments_, count),
})

const preparations = [
  check('format', 'The code is formatted', 'oxfmt', ['--check', '.']),
  // First, because type checks read the built UI package.
  check('build', 'Everything builds', 'turbo', ['run', 'build', '--output-logs=errors-only']),
]
/** Checks that write nothing, most of them single-threaded: two run at a time, the longest first. */
const staticChecks = [
  check('package', 'The UI package can be published', 'pnpm', ['--filter', '@kudex/ui', 'run', 'package-check']),
  check('lint', 'No lint rule is broken', 'oxlint', ['--type-aware', '--deny-warnings']),
  check('boundaries', 'Dependencies follow the rules, and the docs show them as they are', 'node', [
    'tools/docs.mjs',
    '--check',
  ]),
  check('unused', 'No file, export or dependency is unused', 'knip', []),
  check('types', 'Repository tests type-check', 'tsc', ['-p', '.']),
  check('types', 'All packages type-check', 'turbo', ['run', 'types', '--output-logs=errors-only']),
  check('messages', 'Every message exists in every language', 'pnpm', ['--filter', '@kudex/intl', 'run', 'check']),
]
const suites = [
  tests(
    'unit',
    'Unit and integration tests',
    'vitest',
    // By default vitest would use one worker on two cores. A third worker runs
    // while others wait for a process, a deadline or a database.
    (file) => ['run', '--maxWorkers=3', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    countVitest,
  ),
  tests(
    'stories',
    `Stories in a real browser, with axe, ${isLong ? 'in two schemes' : 'each in one of two schemes (reduced)'}`,
    'vitest',
    (file) => [
      'run',
      '--root',
      'packages/ui',
      '--config',
      'vitest.stories.config.ts',
      '--maxWorkers=2',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    countVitest,
  ),
  tests(
    'visual',
    `Stories look as agreed, ${isLong ? 'in every brand, scheme and width' : 'in chosen screenshots (reduced)'}`,
    'vitest',
    (file) => [
      'run',
      '--root',
      'packages/ui',
      '--config',
      'vitest.visual.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    countVitest,
  ),
  tests(
    'e2e',
    'Journeys in a real browser against the production start',
    'playwright',
    () => ['test', '--config', 'e2e/playwright.config.ts'],
    countPlaywright,
  ),
]

const names = [...preparations, ...staticChecks, ...suites].map(({ name }) => name)
const unknown = only?.filter((name) => !names.includes(name)) ?? []
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${[...new Set(names)].join(', ')}`)
  process.exit(1)
}
console.log(`Checks with many inputs run at ${isLong ? 'full' : 'reduced'} size.`)
try {
  environment.CHROMIUM_PATH = await resolveChromium()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
if (!only || only.includes('unit') || only.includes('e2e')) installCacheServer()
for (const step of preparations) await runStep(step)
const waiting = [...staticChecks]
await Promise.all(
  [0, 1].map(async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step, { isBuffered: true })
  }),
)
for (const step of suites) await runStep(step)
rmSync(reports, { recursive: true, force: true })
for (const step of failures) console.log(`Failed: ${step.name} (${step.title})`)
console.log(`${sums.passed} passed, ${sums.failed} failed${sums.skipped ? `, ${sums.skipped} skipped` : ''}`)
process.exitCode = sums.failed > 0 ? 1 : 0

/** Runs a step if selected. Parallel steps print their output at the end, so that lines do not mix. */
async function runStep({ name, title, run }, { isBuffered = false } = {}) {
  if (isInterrupted || (only && !only.includes(name))) return
  const started = Date.now()
  const heading = `\n── ${name}: ${title}`
  if (!isBuffered) console.log(heading)
  const { passed = 0, failed = 0, skipped = 0, output } = await run({ isBuffered })
  if (isBuffered) process.stdout.write(`${heading}\n${output}`)
  sums.passed += passed
  sums.failed += failed
  sums.skipped += skipped
  if (failed > 0) failures.push({ name, title })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`── ${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''} (${seconds} s)`)
}

async function countExit(command, arguments_, options) {
  const { code, output } = await run(command, arguments_, {}, options)
  return { ...(code === 0 ? { passed: 1 } : { failed: 1 }), output }
}

async function countReport(name, command, arguments_, count) {
  const file = join(reports, `${name}.json`)
  const { code } = await run(command, arguments_(file), { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  if (!existsSync(file)) return { failed: 1 }
  const result = count(JSON.parse(readFileSync(file, 'utf8')))
  // A runner that fails outside of tests (unreadable file, unhandled error) counts as one failure.
  if (code !== 0 && result.failed === 0) result.failed = 1
  return result
}

function countVitest(report) {
  const unread = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unread,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
}

/** A journey that passed when it was repeated counts as passed; Playwright lists it as flaky. */
function countPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

/** Runs a command. Its output is streamed or, if buffered, returned. */
function run(command, arguments_, more = {}, { isBuffered = false } = {}) {
  return new Promise((resolve) => {
    const streams = isBuffered ? 'pipe' : 'inherit'
    const child = spawn(command, arguments_, {
      cwd: root,
      env: { ...environment, ...more },
      stdio: ['ignore', streams, streams],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text))
    children.add(child)
    child.on('error', (error) => {
      if (!isBuffered) console.error(error.message)
      resolve({ code: 1, output: `${output}${error.message}\n` })
    })
    child.on('exit', () => {
      children.delete(child)
      if (isInterrupted && children.size === 0) process.exit(1)
    })
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
