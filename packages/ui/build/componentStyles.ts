import { join } from 'node:path'
import { transform } from 'lightningcss'
import type { Plugin, Rolldown } from 'vite'

/** Files of the base stylesheet, in the order of `src/index.ts`. */
const baseFiles = ['layers', 'fonts', 'reset', 'themes', 'base'].map((name) => `foundations/${name}.css.ts`)
const layers = '@layer kudex.reset, kudex.theme, kudex.base, kudex.layout, kudex.components, kudex.modules;'

/**
 * Emits `styles/base.css`, and `styles/<Component>.css` for each folder of a component or module: its rules and those of
 * the components that it uses. Each file names the cascade layers first, so the order of loading does not matter.
 */
export function componentStyles(source: string): Plugin {
  /** Styles by the path of their module. */
  const styles = new Map<string, string>()
  return {
    name: 'kudex-component-styles',
    transform: {
      order: 'pre',
      handler(code, id) {
        const path = toStylesPath(id, source)
        if (path) styles.set(path, code)
      },
    },
    generateBundle() {
      const emit = (name: string, paths: Iterable<string>) =>
        this.emitFile({
          type: 'asset',
          fileName: `styles/${name}.css`,
          source: minify(name, [layers, ...Array.from(paths, (path) => styles.get(path) ?? '')].join('\n')),
        })
      const base = new Set(baseFiles)
      emit('base', baseFiles)
      const order = listStyles(this, join(source, 'index.ts'), source)
      for (const [folder, ids] of Map.groupBy(this.getModuleIds(), (id) => toFolder(id, source))) {
        if (!folder) continue
        const used = new Set([...ids].flatMap((id) => listStyles(this, id, source)))
        emit(
          folder,
          order.filter((path) => used.has(path) && !base.has(path)),
        )
      }
    },
  }
}

/** Path of a virtual stylesheet of vanilla-extract, as its module. */
function toStylesPath(id: string, source: string): string | undefined {
  const at = id.indexOf(`${source}/`)
  return at === -1 ? undefined : /^(.*\.css\.ts)\.vanilla\.css/.exec(id.slice(at + source.length + 1))?.[1]
}

function toFolder(id: string, source: string): string | undefined {
  const path = id.slice(join(source, '/').length)
  if (!id.startsWith(source)) return undefined
  return path.startsWith('foundations/layout/') ? 'Layout' : /^(?:components|modules)\/([A-Z]\w*)\//.exec(path)?.[1]
}

/** Stylesheets that a module imports, in the order in which its imports run. */
function listStyles(context: Rolldown.PluginContext, id: string, source: string, seen = new Set<string>()): string[] {
  if (seen.has(id)) return []
  seen.add(id)
  const own = toStylesPath(id, source)
  const imported = context.getModuleInfo(id)?.importedIds ?? []
  return [...imported.flatMap((each) => listStyles(context, each, source, seen)), ...(own ? [own] : [])]
}

function minify(name: string, code: string): Uint8Array {
  const fonts = code.replaceAll(
    /url\('@fontsource-variable\/[\w-]+\/files\/([\w-]+\.woff2)\?no-inline'\)/g,
    "url('../fonts/$1')",
  )
  // The same browsers as of the whole stylesheet.
  const targets = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) }
  return transform({ filename: `${name}.css`, code: Buffer.from(fonts), minify: true, targets }).code
}
