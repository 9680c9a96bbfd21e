import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * The package as consumers get it: one ES module per source module, so that they ship only what they import, and one
 * stylesheet beside the fonts it names.
 */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
  build: {
    target: 'es2024',
    // Newer than the scripts' target: light-dark() must stay, its polyfill breaks nested schemes.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    minify: false,
    cssMinify: true,
    cssCodeSplit: false,
    sourcemap: false,
    emptyOutDir: true,
    lib: { entry: 'src/index.ts', formats: ['es'], cssFileName: 'styles' },
    rolldownOptions: {
      external: [/^react(-dom)?($|\/)/, /^@radix-ui\//, 'downshift', 'embla-carousel-react'],
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
