import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { componentStyles } from './build/componentStyles.js'
import { toBrandStyles, toFigmaTokens } from './src/brand.js'
import base from './src/foundations/tokens/base.tokens.json' with { type: 'json' }
import { brandTokens } from './src/foundations/tokens/brands.js'
import { schemes } from './src/foundations/tokens/tokens.types.js'

// Always a production build, also when a test run starts it: a development build contains local paths and React's
// development runtime.
process.env['NODE_ENV'] = 'production'

const isWatching = process.argv.includes('--watch')

/**
 * The package as consumers get it: one ES module per source module, so that they ship only what they import, and one
 * stylesheet beside the fonts it names.
 */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    tokenFiles(),
    fontLicences(),
    stylesheetTypes(),
    componentStyles(join(import.meta.dirname, 'src')),
    notifyReady(),
  ],
  build: {
    target: 'es2024',
    // Newer than the scripts' target: the polyfill of light-dark() breaks nested schemes.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    minify: false,
    cssMinify: true,
    cssCodeSplit: false,
    sourcemap: false,
    // In watch mode other processes read the files while they are written.
    emptyOutDir: !isWatching,
    lib: {
      entry: { index: 'src/index.ts', brand: 'src/brand.ts', tokens: 'src/tokens.ts' },
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: [/^react(-dom)?($|\/)/, /^@radix-ui\//, 'downshift'],
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        assetFileNames: (asset) =>
          asset.names.some((name) => name.endsWith('.css')) ? '[name][extname]' : 'fonts/[name][extname]',
      },
    },
  },
})

/**
 * `tokens/<brand>.<scheme>.json`: one flat DTCG file each; `tokens/<brand>.css`: custom properties for pages without the
 * stylesheet; `tokens/figma.json`: all brands for Tokens Studio.
 */
function tokenFiles(): Plugin {
  return {
    name: 'kudex-token-files',
    generateBundle() {
      const emit = (name: string, source: string) =>
        this.emitFile({ type: 'asset', fileName: `tokens/${name}`, source })
      const emitJson = (name: string, value: object) => emit(name, `${JSON.stringify(value, null, 2)}\n`)
      for (const [brand, tokens] of Object.entries(brandTokens)) {
        const { scheme: colors, ...shared } = tokens
        const font = { ...shared.font, mono: base.font.mono }
        for (const scheme of schemes)
          emitJson(`${brand}.${scheme}.json`, { ...base, ...shared, font, ...colors[scheme] })
        emit(`${brand}.css`, toBrandStyles(brand, tokens, { shared: true }))
      }
      emitJson('figma.json', toFigmaTokens(brandTokens))
    },
  }
}

/** The fonts' licence requires its text beside them. */
function fontLicences(): Plugin {
  const { resolve } = createRequire(import.meta.url)
  return {
    name: 'kudex-font-licences',
    generateBundle() {
      for (const font of ['archivo', 'saira', 'hanken-grotesk']) {
        const source = readFileSync(resolve(`@fontsource-variable/${font}/LICENSE`), 'utf8')
        this.emitFile({ type: 'asset', fileName: `fonts/${font}.LICENSE.txt`, source })
      }
    },
  }
}

/** TypeScript 6 and later checks imports of stylesheets too. */
function stylesheetTypes(): Plugin {
  return {
    name: 'kudex-stylesheet-types',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'styles.css.d.ts', source: 'export {}\n' })
    },
  }
}

/** Notifies the parent process of a watch build that the package is built. */
function notifyReady(): Plugin {
  return {
    name: 'kudex-notify-ready',
    closeBundle() {
      if (isWatching) process.send?.('ready')
    },
  }
}
