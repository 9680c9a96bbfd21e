import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/** Components that a page shows without script. */
const serverOnly = ['Badge', 'Container', 'Grid', 'Heading', 'Prose', 'Stack', 'Table', 'Text']

/**
 * Checks the built package for React server components: client modules keep `'use client'`, the others import under the
 * condition `react-server`, and a page that uses only those bundles no client module.
 */
export async function checkServerComponents(packageFolder: string, consumer: string): Promise<string[]> {
  const dist = join(packageFolder, 'dist')
  return [...checkDirectives(packageFolder), ...checkImports(dist), ...(await checkServerPage(consumer))]
}

function checkDirectives(packageFolder: string): string[] {
  const sources = globSync('{components,foundations,modules}/**/*.{ts,tsx}', { cwd: join(packageFolder, 'src') })
    .filter((file) => !/\.(stories|test)\.tsx$/.test(file))
    .filter((file) => isClientModule(readFileSync(join(packageFolder, 'src', file), 'utf8')))
  const lost = sources.filter(
    (file) => !isClientModule(readFileSync(join(packageFolder, 'dist', file.replace(/\.tsx?$/, '.js')), 'utf8')),
  )
  return [
    ...(sources.length > 20 ? [] : [`only ${sources.length} sources are client modules`]),
    ...lost.map((file) => `the build lost 'use client' of ${file}`),
  ]
}

/** A module that uses a hook of the browser without the directive does not import: React does not export it there. */
function checkImports(dist: string): string[] {
  const files = globSync('**/*.js', { cwd: dist }).filter(
    (file) => !isClientModule(readFileSync(join(dist, file), 'utf8')),
  )
  const script = `
    import { registerHooks } from 'node:module'
    import { pathToFileURL } from 'node:url'
    registerHooks({
      load(url, context, nextLoad) {
        const result = nextLoad(url, context)
        const source = String(result.source)
        if (!/^['"]use client/.test(source)) return result
        const names = source.match(/export \\{([^}]*)\\}/)[1].split(',').map((name) => name.trim().split(' as ').at(-1))
        return { ...result, source: names.map((name) => 'export const ' + name + ' = {}').join('\\n') }
      },
    })
    for (const file of ${JSON.stringify(files)})
      await import(pathToFileURL(${JSON.stringify(dist)} + '/' + file)).catch((error) => {
        console.error(file, error.message)
        process.exitCode = 1
      })`
  try {
    const arguments_ = ['--conditions=react-server', '--input-type=module', '--eval', `${script}\n`]
    execFileSync(process.execPath, arguments_, { cwd: dist, encoding: 'utf8', stdio: 'pipe' })
    return files.length > 200 ? [] : [`only ${files.length} modules are usable on a server`]
  } catch (error) {
    return [`not importable as server components: ${(error as { stderr?: string }).stderr ?? String(error)}`]
  }
}

/** Imports from the barrel and lists the client modules that stay in the bundle. */
async function checkServerPage(consumer: string): Promise<string[]> {
  const kept = await listClientModules(consumer, serverOnly)
  const control = await listClientModules(consumer, ['Tabs'])
  return [
    ...kept.map((file) => `a page without client components bundles ${file}`),
    ...(control.some((file) => file.endsWith('Tabs.js'))
      ? []
      : ['no client module is found, not even the one of Tabs']),
  ]
}

async function listClientModules(consumer: string, names: readonly string[]): Promise<string[]> {
  const output = await build({
    root: consumer,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['react-server', 'module', 'import'] },
    plugins: [
      {
        name: 'server-page',
        resolveId: (id) => (id === 'server-page' ? '\0server-page' : undefined),
        load: (id) => (id === '\0server-page' ? `export { ${names.join(', ')} } from '@kudex/ui'` : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'server-page', external: [/^react(-dom)?($|\/)/], preserveEntrySignatures: 'strict' },
    },
  })
  const chunks = (Array.isArray(output) ? output : [output as Rolldown.RolldownOutput]).flatMap((part) => part.output)
  const rendered = chunks.flatMap((chunk) =>
    chunk.type === 'chunk' ? Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0) : [],
  )
  return rendered
    .map(([file]) => file)
    .filter((file) => !file.startsWith('\0') && isClientModule(readFileSync(file, 'utf8')))
}

function isClientModule(code: string): boolean {
  return /^['"]use client['"]/.test(code)
}
