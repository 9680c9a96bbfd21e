import { basename } from 'node:path'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

process.env['NODE_ENV'] = 'production'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The stories as the host's style guide shows them (`@kudex/ui/stories/*`), for the workspace only. With an own copy of
 * the components, so that no page of the site shares a file with them and pays for it; class names are the package's.
 */
export default defineConfig({
  publicDir: false,
  plugins: [storiesWithoutTests(), react(), vanillaExtractPlugin({ identifiers: 'short' }), onlyGuideStyles()],
  build: {
    outDir: 'dist-stories',
    target: 'es2024',
    minify: false,
    cssCodeSplit: false,
    lib: {
      entry: Object.fromEntries(
        globSync('src/stories/guide/pages/*.tsx', { cwd: here('.') }).map((file) => [basename(file, '.tsx'), file]),
      ),
      formats: ['es'],
      cssFileName: 'guide',
    },
    rolldownOptions: {
      // Elements of stories are made by a function of the guide's own.
      external: (id, importer = '') =>
        /^react(-dom)?($|\/)/.test(id) && !(id === 'react/jsx-runtime' && isStory(importer)),
      output: { entryFileNames: '[name].js' },
    },
  },
})

/** Play functions do not run here; styles of stories wait for the script. */
function storiesWithoutTests(): Plugin {
  return {
    name: 'kudex-stories-without-tests',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id === 'storybook/test') return here('src/stories/guide/storybookTest.ts')
      if (id === 'react/jsx-runtime' && isStory(importer)) return here('src/stories/guide/jsxRuntime.tsx')
      return undefined
    },
  }
}

/** The package's own styles are on every page of the host already. */
function onlyGuideStyles(): Plugin {
  return {
    name: 'kudex-only-guide-styles',
    enforce: 'pre',
    load(id) {
      return /\.css\.ts\.vanilla\.css/.test(id) || /fontsource/.test(id) ? '' : undefined
    },
  }
}

function isStory(file: string): boolean {
  return file.endsWith('.stories.tsx') || /\/stories-assets\//.test(file)
}
