import type { Plugin } from 'vite'

/**
 * Moves the `@font-face` rules of each stylesheet into a file of their own, which the host inlines into every document.
 * A stylesheet that repeated them after the first paint would make the browser lay out all text again
 * (docs/decisions/0049).
 */
export function separateFontFaces(): Plugin {
  return {
    name: 'kudex:separate-font-faces',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue
        const css = asset.source.toString()
        const faces = css.match(fontFace)
        if (!faces) continue
        asset.source = css.replaceAll(fontFace, '')
        this.emitFile({ type: 'asset', fileName: toFontFacesPath(asset.fileName), source: faces.join('') })
      }
    },
  }
}

/** The file with the `@font-face` rules of a stylesheet. */
export function toFontFacesPath(path: string): string {
  return path.replace(/\.css$/, '.fonts.css')
}

const fontFace = /@font-face\s*\{[^}]*\}/g
