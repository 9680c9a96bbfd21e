import type { Manifest, Plugin } from 'vite'

/**
 * Leaves in Vite's manifest only the entries and what they import. Vike searches the manifest several times per rendered
 * page, and never for scripts that are loaded on use, which were two thirds of it (docs/decisions/0035).
 */
export function pruneManifest(): Plugin {
  return {
    name: 'kudex:prune-manifest',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const file = bundle['.vite/manifest.json']
        if (file?.type !== 'asset') throw new Error('There is no manifest')
        const manifest = JSON.parse(file.source.toString()) as Manifest
        file.source = JSON.stringify(listEntries(manifest))
      },
    },
  }
}

/** The entries of a manifest with all their imports. */
export function listEntries(manifest: Manifest): Manifest {
  const kept: Manifest = {}
  const keep = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || key in kept) return
    kept[key] = chunk
    chunk.imports?.forEach(keep)
  }
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) keep(key)
  return kept
}
