import type { Manifest, Plugin } from 'vite'

/**
 * Leaves in Vite's manifests only the entries and what they import. Vike searches the browser's manifest several times
 * per rendered page, and never for scripts that are loaded on use, which were two thirds of it (docs/decisions/0035).
 * Fonts are left out, also of the server's manifest, whose files Vike adds to that of the browser: Vike preloads them,
 * and they would compete with the largest picture. Text is painted in its fallback until they arrive.
 */
export function pruneManifest(): Plugin {
  return {
    name: 'kudex:prune-manifest',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const file = bundle['.vite/manifest.json']
        if (file?.type !== 'asset') throw new Error('There is no manifest')
        const manifest = JSON.parse(file.source.toString()) as Manifest
        file.source = JSON.stringify(listEntries(manifest))
        if (this.environment.config.consumer === 'client') return
        // The host sends the fonts of the browser's build.
        for (const name of Object.keys(bundle)) if (name.endsWith('.woff2')) delete bundle[name]
      },
    },
  }
}

/** The entries of a manifest with all their imports, without what their styles load. */
export function listEntries(manifest: Manifest): Manifest {
  const kept: Manifest = {}
  const keep = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || key in kept) return
    const { assets: _, ...needed } = chunk
    kept[key] = needed
    chunk.imports?.forEach(keep)
  }
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) keep(key)
  return kept
}
