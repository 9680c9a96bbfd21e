import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { checkApiReport, packageReports } from './apiReport.ts'
import { checkBrandSite } from './brandSite.ts'
import { listComponents, measureScript } from './componentSizes.ts'
import { checkComponentStyles } from './componentStyles.ts'
import { installConsumer } from './consumer.ts'
import { checkFrameworks } from './frameworks.ts'
import { checkServerComponents } from './serverComponents.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const stylesheetLimit = 31.75 * 1024

/** Maximum growth of a consumer's bundle in KiB gzip, without React. Other components: `largestSize`. */
const sizeLimits: Readonly<Record<string, number>> = { Button: 3, Header: 12, Footer: 8, Dialog: 18 }
const largestSize = 30
const isFull = process.env['KUDEX_CHECK_SIZE'] === 'full'

const packFolder = mkdtempSync(join(tmpdir(), 'kudex-pack-'))
const tarball = pack()
const consumer = join(packFolder, 'brand-site')
installConsumer(consumer, tarball.filename)

/** Checks the built package from a consumer's point of view. Needs `dist`; exits with 1 and lists the failures. */
const failures = [
  ...packageReports.flatMap((report) => checkApiReport(report)),
  ...(await checkManifest()),
  ...checkTypesResolution(),
  ...checkFiles(),
  ...checkStylesheet(),
  ...(await checkComponentStyles(root)),
  ...(await checkSizes()),
  ...checkServerUse(),
  ...(await checkServerComponents(root, consumer)),
  ...checkTypesOfConsumer(),
  ...checkSameBytes(),
  ...(await checkBrandSite(consumer)),
  // Installs hundreds of packages from the registry.
  ...(isFull ? await checkFrameworks(packFolder, tarball.filename) : []),
]
if (!isFull) console.log('Not built at the reduced size: examples of frameworks and sites of the starter.')
for (const failure of failures) console.error(`✗ ${failure}`)
console.log(failures.length === 0 ? '✓ The package is fit to be installed.' : `${failures.length} found.`)
rmSync(packFolder, { recursive: true })
process.exitCode = failures.length === 0 ? 0 : 1

async function checkManifest(): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: root, strict: true })
  return messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`)
}

function checkTypesResolution(): string[] {
  const failure = run('attw', [
    tarball.filename,
    '--profile',
    'esm-only',
    '--no-emoji',
    '--exclude-entrypoints',
    'styles.css',
  ])
  return failure ? [`attw: ${failure}`] : []
}

/** Packs as the release does. */
function pack(): { readonly filename: string; readonly files: readonly { readonly path: string }[] } {
  const output = execFileSync('npm', ['pack', '--json', '--pack-destination', packFolder], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [packed] = JSON.parse(output) as [ReturnType<typeof pack>]
  return { ...packed, filename: join(packFolder, packed.filename) }
}

/** The tarball contains no stories, tests or sources, and every font that the stylesheet names. */
function checkFiles(): string[] {
  const paths = tarball.files.map((file) => file.path)
  const manifest = execFileSync('tar', ['-xzOf', tarball.filename, 'package/package.json'], { encoding: 'utf8' })
  const { exports } = JSON.parse(manifest) as { exports: unknown }
  const entries = [...JSON.stringify(exports).matchAll(/:"\.\/([\w./-]+\.(?:js|d\.ts|css|md))"/g)].map(
    ([, file = '']) => file,
  )
  const strangers = paths.filter((path) => /(stories|\.test\.|^src\/|screenshots|tsbuildinfo)/.test(path))
  const fonts = ['dist/styles.css', 'dist/styles/base.css'].flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/url\(["']?([^)"']+)["']?\)/g)].map((match) =>
      join(dirname(file), match[1] ?? ''),
    ),
  )
  const missing = fonts.filter((font) => !paths.includes(font))
  const brands = globSync('*.tokens.json', { cwd: join(root, 'src/foundations/tokens') })
    .map((file) => file.replace('.tokens.json', ''))
    .filter((brand) => brand !== 'base')
  const tokens = brands.flatMap((brand) =>
    ['light.json', 'dark.json', 'css'].map((file) => `dist/tokens/${brand}.${file}`),
  )
  return [
    ...[...tokens, 'dist/tokens/figma.json']
      .filter((file) => !paths.includes(file))
      .map((file) => `tokens of a brand are not packed: ${file}`),
    ...strangers.map((path) => `does not belong into the tarball: ${path}`),
    ...missing.map((font) => `the stylesheet names a file that is not packed: ${font}`),
    ...entries.filter((file) => !paths.includes(file)).map((file) => `an entry is not packed: ${file}`),
    ...(paths.includes('LICENSE.md') ? [] : ['the licence is not packed']),
    ...(fonts.length > 10 ? [] : ['the stylesheets name no fonts']),
  ]
}

function checkStylesheet(): string[] {
  const styles = readFileSync(join(root, 'dist/styles.css'))
  const size = gzipSync(styles, { level: 9 }).length
  const unlayered = withoutBlocks(styles.toString().replaceAll(/@layer [^{;]+;|\/\*.*?\*\//g, ''))
  return [
    ...(size > stylesheetLimit ? [`styles.css has ${size} bytes gzip, ${stylesheetLimit} are allowed`] : []),
    ...(unlayered.trim() === '' ? [] : [`rules outside the layers: ${unlayered.slice(0, 120)}`]),
  ]
}

/** Returns the rules outside layers, font faces and keyframes. */
function withoutBlocks(styles: string): string {
  const start = styles.search(/@(layer|font-face|keyframes)\b/)
  if (start === -1) return styles
  let depth = 0
  let end = styles.indexOf('{', start)
  do {
    if (styles[end] === '{') depth++
    if (styles[end] === '}') depth--
    end++
  } while (depth > 0)
  return styles.slice(0, start) + withoutBlocks(styles.slice(end))
}

/** Bundles components on their own and compares the size with its limit; at the reduced size every tenth one. */
async function checkSizes(): Promise<string[]> {
  const names = listComponents(root)
  const measured = names.filter((name, index) => isFull || name in sizeLimits || index % 10 === 0)
  const sizes: (readonly [string, number])[] = []
  for (const name of measured) sizes.push([name, await measureScript(name, consumer)])
  const largest = sizes.toSorted((a, b) => b[1] - a[1]).slice(0, 5)
  const reported = sizes.filter(([name]) => name in sizeLimits).concat(largest)
  console.log(`Sizes of ${measured.length} of ${names.length} components${isFull ? '' : ' (reduced)'}:`)
  console.log(reported.map(([name, size]) => `${name} ${(size / 1024).toFixed(1)} KiB`).join(', '))
  return [
    ...(names.length > 50 ? [] : [`only ${names.length} components are exported`]),
    ...sizes
      .filter(([name, size]) => size > (sizeLimits[name] ?? largestSize) * 1024)
      .map(([name, size]) => `${name} alone has ${size} bytes gzip`),
  ]
}

/** The package imports and renders in plain Node, without bundler or `window`. */
function checkServerUse(): string[] {
  const script = `
    import { createElement } from 'react'
    import { renderToString } from 'react-dom/server'
    import { Button, Heading } from '@kudex/ui'
    const html = renderToString(createElement(Heading, { level: 1 }, createElement(Button, null, 'ok')))
    if (!html.startsWith('<h1')) throw new Error(html)`
  const failure = run(process.execPath, ['--input-type=module', '--eval', script])
  return failure ? [`cannot be used on a server: ${failure}`] : []
}

/** The types compile for a consumer with `skipLibCheck: false`. */
function checkTypesOfConsumer(): string[] {
  const folder = join(root, 'node_modules/.consumer')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'consumer.tsx'),
    `import '@kudex/ui/styles.css'
import '@kudex/ui/styles/Button.css'
import '@kudex/ui/tokens/kudex.css'
import { Button, UiProvider, type Picture } from '@kudex/ui'
export const picture: Picture = { alt: '', width: 1, height: 1, sources: [], src: 'a.webp' }
export const page = <UiProvider><Button look="signal">ok</Button></UiProvider>
// @ts-expect-error a look that does not exist
export const wrong = <Button look="pink">ok</Button>
`,
  )
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    jsx: 'react-jsx',
    module: 'nodenext',
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: [],
    // The default of TypeScript 6 and later: stylesheets too have types without those of a bundler.
    noUncheckedSideEffectImports: true,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['consumer.tsx'] }))
  const failure = run('tsc', ['-p', folder])
  rmSync(folder, { recursive: true })
  return failure ? [`types of a consumer: ${failure}`] : []
}

/** The same source gives the same bytes: a build elsewhere must equal `dist`. */
function checkSameBytes(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'kudex-ui-'))
  const failure =
    run('vite', ['build', '--outDir', folder, '--logLevel', 'error']) ??
    run('tsc', ['-p', 'tsconfig.build.json', '--outDir', folder])
  const differing = failure ? [] : toDifferences(toHashes(join(root, 'dist')), toHashes(folder))
  rmSync(folder, { recursive: true })
  return failure ? [`second build: ${failure}`] : differing.map((path) => `two builds differ: ${path}`)
}

function toHashes(folder: string): Map<string, string> {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    paths.map((path) => [path.slice(folder.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  )
}

function toDifferences(first: Map<string, string>, second: Map<string, string>): string[] {
  const paths = new Set([...first.keys(), ...second.keys()])
  return [...paths].filter((path) => first.get(path) !== second.get(path))
}

/** Runs a tool of the workspace. Returns its output if it failed. */
function run(command: string, args: readonly string[]): string | undefined {
  try {
    execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
    return undefined
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    return `${stdout}${stderr}`.trim() || String(error)
  }
}
