import { listContrastFaults, toBrandStyles } from '@kudex/ui/brand'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import tokens from './brand/__BRAND__.tokens.json' with { type: 'json' }

export default defineConfig({
  plugins: [react(), brandStyles()],
  build: {
    outDir: 'build/site',
    emptyOutDir: true,
    // The package's browsers: a lower target would polyfill light-dark(), which then ignores `data-scheme`.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
  },
})

/** The brand's one token file as the stylesheet `virtual:brand.css`; insufficient contrast fails the build. */
function brandStyles() {
  const id = '\0virtual:brand.css'
  return {
    name: 'brand-styles',
    resolveId: (source) => (source === 'virtual:brand.css' ? id : undefined),
    load(file) {
      if (file !== id) return undefined
      const faults = listContrastFaults(tokens)
      if (faults.length > 0) this.error(JSON.stringify(faults, null, 2))
      return toBrandStyles('__BRAND__', tokens)
    },
  }
}
