import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { build, loadConfigFromFile, mergeConfig, preview, type InlineConfig } from 'vite'
import { listComponents, measureScript } from '../checks/componentSizes.ts'
import { chromiumFlags, chromiumPath } from '../checks/chromium.ts'

// Writes docs/component-costs.md: bytes of every component alone, and the time of rendering and hydrating its first
// story as a ratio to a tree of <div> in the same run. Needs the built package.
process.env['NODE_ENV'] = 'production'

const root = fileURLToPath(new URL('..', import.meta.url))
const table = fileURLToPath(new URL('../../../docs/component-costs.md', import.meta.url))
const folder = mkdtempSync(join(root, 'node_modules/.component-costs-'))
try {
  const rendering = await measureRendering()
  const hydration = await measureHydration()
  writeTable(await measureBytes(), rendering, hydration)
} finally {
  rmSync(folder, { recursive: true })
}

/** The sources with the stories, whose play functions are not called. */
async function toConfig(more: InlineConfig): Promise<InlineConfig> {
  const environment = { command: 'build', mode: 'production' } as const
  const found = await loadConfigFromFile(environment, join(root, 'vite.storybook.config.ts'))
  const stub = { 'storybook/test': join(root, 'src/stories/guide/storybookTest.ts') }
  const common = { configFile: false, logLevel: 'error', resolve: { alias: stub } } satisfies InlineConfig
  return mergeConfig(mergeConfig(found?.config ?? {}, common), more)
}

async function measureRendering(): Promise<ReadonlyMap<string, number>> {
  const outDir = join(folder, 'server')
  await build(
    await toConfig({
      build: { ssr: join(root, 'bench/rendering.ts'), outDir, target: 'es2024' },
      ssr: { noExternal: /^(?!react)/ },
    }),
  )
  const [file = ''] = globSync('rendering.*js', { cwd: outDir })
  const built = (await import(join(outDir, file))) as { measureRendering: () => ReadonlyMap<string, number> }
  return built.measureRendering()
}

async function measureHydration(): Promise<ReadonlyMap<string, number>> {
  // Isolated pages have precise clocks.
  const headers = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' }
  const config = await toConfig({
    root: join(root, 'bench/page'),
    build: { outDir: join(folder, 'page'), target: 'es2024', chunkSizeWarningLimit: 100_000 },
    preview: { host: '127.0.0.1', port: 0, headers },
  })
  await build(config)
  const server = await preview(config)
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags] })
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForFunction(() => 'measureHydration' in globalThis)
    return new Map(await page.evaluate(() => measureHydration()))
  } finally {
    await browser.close()
    await server.close()
  }
}

interface Bytes {
  readonly script: number
  readonly styles: number
}

async function measureBytes(): Promise<ReadonlyMap<string, Bytes>> {
  const index = readFileSync(join(root, 'dist/index.js'), 'utf8')
  const folders = new Map<string, string>()
  for (const [, names = '', path = ''] of index.matchAll(/import \{([^}]*)\} from "\.\/([^"]*)"/g))
    for (const name of names.split(',')) {
      const owner = path.startsWith('foundations/layout') ? 'Layout' : path.split('/').at(-2)
      folders.set(name.trim(), owner ?? '')
    }
  const sizes = new Map<string, Bytes>()
  for (const name of listComponents(root)) {
    const script = await measureScript(name, root, join(root, 'dist/index.js'))
    const [file] = globSync(`dist/styles/${folders.get(name)}.css`, { cwd: root })
    sizes.set(name, { script, styles: file ? gzipSync(readFileSync(join(root, file)), { level: 9 }).length : 0 })
  }
  return sizes
}

function writeTable(
  bytes: ReadonlyMap<string, Bytes>,
  rendering: ReadonlyMap<string, number>,
  hydration: ReadonlyMap<string, number>,
): void {
  const toKilobytes = (size: number) => (size / 1000).toFixed(1)
  const toRatio = (ratio: number | undefined) => (ratio === undefined ? '–' : ratio.toFixed(2))
  const rows = [...bytes]
    .toSorted(([, a], [, b]) => b.script + b.styles - (a.script + a.styles))
    .map(([name, { script, styles }]) => {
      const figures = [
        toKilobytes(script),
        toKilobytes(styles),
        toRatio(rendering.get(name)),
        toRatio(hydration.get(name)),
      ]
      return `| ${name} | ${figures.join(' | ')} |`
    })
  const head = '| component | script, kB | styles, kB | rendering | hydration |\n|---|---|---|---|---|'
  const text = readFileSync(table, 'utf8')
  writeFileSync(
    table,
    text.replace(
      /(<!-- costs -->\n)[^]*(<!-- \/costs -->)/,
      (_, start, end) => `${start}${head}\n${rows.join('\n')}\n${end}`,
    ),
  )
  console.log(`${rows.length} components: docs/component-costs.md`)
}
