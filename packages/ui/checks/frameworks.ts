import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright'
import { checkAxe } from './brandSite.ts'
import { chromiumFlags, chromiumPath } from './chromium.ts'

const examples = fileURLToPath(new URL('../examples', import.meta.url))
const starter = fileURLToPath(new URL('../../create-brand-site', import.meta.url))

/** A project that installs the package. */
interface Project {
  readonly name: string
  /** Writes the project into a folder. */
  readonly create: (folder: string) => void
  /** How its `start` or `preview` script gets the port; others read `PORT`. */
  readonly portFlags?: (port: string) => readonly string[]
  readonly script?: string
  /** In the HTML of the server; undefined if scripts render the page. */
  readonly html?: RegExp
  /** Uses the page after it is hydrated. */
  readonly use?: (page: Page) => Promise<string[]>
  readonly signal: string
  /** `development` for React's own build with warnings; frameworks are built as in production. */
  readonly mode?: 'development'
}

const toPortFlag = (port: string) => ['--', '--host', '127.0.0.1', '--port', port]
const kudexSignal = 'rgb(255, 90, 0)'
const copy = (name: string) => (folder: string) => cpSync(join(examples, name), folder, { recursive: true })
const example = (name: string, more: Partial<Project> = {}): Project => ({
  name,
  create: copy(name),
  html: /<h1[^>]*>Machines/,
  use: useTabs,
  signal: kudexSignal,
  ...more,
})
const start = (kind: string, more: Partial<Project>): Project => ({
  name: `starter-${kind}`,
  create: (folder) => {
    const flags = ['--yes', '--kind', kind, '--name', 'North', '--primary', '#00205b', '--accent', '#b3122b']
    const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', dirname(folder)], {
      cwd: starter,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [{ filename }] = JSON.parse(packed) as [{ filename: string }]
    // As `npm create` does it with a package of the registry.
    const command = ['exec', '--yes', '--package', join(dirname(folder), filename), '--', 'create-brand-site']
    execFileSync('npm', [...command, folder, ...flags], { cwd: dirname(folder), stdio: 'pipe' })
  },
  html: /<h1[^>]*>Say in one line/,
  use: useStarter,
  signal: 'rgb(179, 18, 43)',
  mode: 'development',
  ...more,
})

const projects: readonly Project[] = [
  { ...example('vite', { portFlags: toPortFlag }), html: /<div id="root">/ },
  example('next', { html: /<h2[^>]*>Alpha 530/, use: useDialog }),
  example('react-router'),
  example('astro', { portFlags: toPortFlag }),
  example('node', { use: () => Promise.resolve([]) }),
  start('vite', { portFlags: toPortFlag, script: 'preview' }),
  start('node', {}),
]

/**
 * Builds a project per framework with the tarball, its other packages from npm's registry, and opens it in a browser:
 * styles, HTML of the server, hydration without an error or a warning, no styles from scripts.
 */
export async function checkFrameworks(folder: string, tarball: string): Promise<string[]> {
  const chosen = process.env['KUDEX_FRAMEWORKS']?.split(',')
  const failures: string[] = []
  for (const project of projects.filter(({ name }) => chosen?.includes(name) ?? true)) {
    const started = Date.now()
    const found = await checkProject(project, join(folder, project.name), tarball)
    console.log(`${project.name}: ${found.length === 0 ? 'passed' : 'failed'} (${(Date.now() - started) / 1000} s)`)
    failures.push(...found.map((failure) => `${project.name}: ${failure}`))
  }
  return failures
}

async function checkProject(project: Project, folder: string, tarball: string): Promise<string[]> {
  project.create(folder)
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const dependencies = { ...manifest.dependencies, '@kudex/ui': `file:${tarball}` }
  writeFileSync(file, JSON.stringify({ ...manifest, dependencies }))
  const scripts = ['build', 'types'].filter((script) => manifest.scripts[script])
  const commands = [['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock']]
  for (const script of scripts) commands.push(['run', script])
  let failure: string | undefined
  for (const command of commands) failure ??= run(folder, command, project.mode)
  return failure ? [failure] : checkStarted(project, folder)
}

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
}

async function checkStarted(project: Project, folder: string): Promise<string[]> {
  const port = await findFreePort()
  const server = spawn('npm', ['run', project.script ?? 'start', ...(project.portFlags?.(port) ?? [])], {
    cwd: folder,
    env: { ...environment, NODE_ENV: project.mode, PORT: port },
    detached: true,
    stdio: 'pipe',
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (output += String(data)))
  try {
    const address = `http://127.0.0.1:${port}/`
    const html = await fetchWhenReady(address, server)
    if (html === undefined) return [`does not start: ${output}`]
    return [
      ...(project.html?.test(html) ? [] : ['the HTML of the server lacks the page']),
      ...(await checkInBrowser(project, address, html)),
    ]
  } finally {
    if (server.pid) process.kill(-server.pid, 'SIGTERM')
  }
}

async function checkInBrowser(project: Project, address: string, html: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags] })
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' })
    const messages: string[] = []
    page.on('pageerror', (error) => messages.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text())
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    const look = await page.evaluate(() => ({
      signal: Array.from(document.querySelectorAll('a, button')).map(
        (element) => getComputedStyle(element).backgroundColor,
      ),
      sheets: document.querySelectorAll('style').length + document.adoptedStyleSheets.length,
      hasFont: Array.from(document.fonts).some(({ status }) => status === 'loaded'),
    }))
    const sheets = html.match(/<style/g)?.length ?? 0
    return [
      ...(look.signal.includes(project.signal) ? [] : [`nothing has the signal colour ${project.signal}`]),
      ...(look.hasFont ? [] : ['no font of the package is loaded']),
      ...(look.sheets > sheets ? [`scripts added ${look.sheets - sheets} stylesheets`] : []),
      ...((await project.use?.(page)) ?? []),
      ...messages.map((message) => `the browser says: ${message}`),
    ]
  } finally {
    await browser.close()
  }
}

/** Tabs change only after hydration. */
async function useTabs(page: Page): Promise<string[]> {
  await page.getByRole('tab', { name: 'Documents' }).click()
  const isShown = await page.getByText('A manual of 80 pages').isVisible()
  return [...(isShown ? [] : ['the second tab does not open']), ...(await checkAxe(page, 'light'))]
}

/** The dialog is the client part of the page; it gets its list from the server part. */
async function useDialog(page: Page): Promise<string[]> {
  const failures = await useTabs(page)
  await page.getByRole('button', { name: 'Request a quotation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request a quotation' })
  await dialog.getByLabel('Machine').selectOption('Beta 4')
  await dialog.getByLabel('E-mail').fill('vera@kudex.example')
  await dialog.getByRole('button', { name: 'Send' }).click()
  const isSent = await dialog
    .getByRole('status')
    .filter({ hasText: 'We write to vera@kudex.example.' })
    .waitFor({ timeout: 5000 })
    .then(
      () => true,
      () => false,
    )
  return [...failures, ...(isSent ? [] : ['the form of the dialog is not sent'])]
}

/** The form lists its errors after hydration, and the page has both schemes. */
async function useStarter(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Send the question' }).click()
  const isNamed = await page.getByRole('link', { name: 'Enter your name' }).isVisible()
  const failures = await checkAxe(page, 'light')
  await page.getByRole('button', { name: 'Dark', exact: true }).first().click()
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  if (process.env['KUDEX_PICTURES']) await page.screenshot({ path: process.env['KUDEX_PICTURES'], fullPage: true })
  return [
    ...(isNamed ? [] : ['an empty form names no error']),
    ...(scheme === 'dark' ? [] : [`the scheme is ${scheme} after “Dark”`]),
    ...failures,
    ...(await checkAxe(page, 'dark')),
  ]
}

const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }

function run(folder: string, args: readonly string[], mode: string | undefined): string | undefined {
  try {
    const env = { ...environment, NODE_ENV: mode }
    execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', env })
    return undefined
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    return `npm ${args.join(' ')}: ${`${stdout}${stderr}`.trim() || String(error)}`
  }
}

async function findFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}

/** The page once the server answers; undefined if it ended or does not answer for a minute. */
async function fetchWhenReady(address: string, server: ChildProcess): Promise<string | undefined> {
  for (let attempt = 0; attempt < 240 && server.exitCode === null; attempt++) {
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return response.text()
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return undefined
}
