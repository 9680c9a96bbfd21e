import { basename } from 'node:path'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { changes } from './src/stories/changesPlugin.js'
import { componentTokens } from './src/stories/componentTokensPlugin.js'
import { guideTexts } from './src/stories/find/guideTextPlugin.js'
import { documents } from './src/stories/guide/documents/documentsPlugin.js'
import { history } from './src/stories/history/historyPlugin.js'
import { props } from './src/stories/props/propsPlugin.js'

process.env['NODE_ENV'] = 'production'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Builds the stories for the host's style guide (`@kudex/ui-stories`), for the workspace only. Contains its own copy
 * of the components, so that the site's chunks stay small; class names equal the package's.
 */
export default defineConfig({
  publicDir: false,
  plugins: [
    storiesWithoutTests(),
    documents(),
    // Documentation pages load the props that they show; stories alone need none.
    { ...props(), transform: undefined },
    changes(),
    componentTokens(),
    guideTexts(),
    history(),
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    onlyGuideStyles(),
  ],
  build: {
    outDir: 'stories/dist',
    target: 'es2024',
    minify: false,
    cssCodeSplit: false,
    lib: {
      entry: Object.fromEntries(
        globSync('src/stories/guide/{pages/*.tsx,searchGuide.ts}', { cwd: here('.') }).map((file) => [
          basename(file).replace(/\.tsx?$/, ''),
          file,
        ]),
      ),
      formats: ['es'],
      cssFileName: 'guide',
    },
    rolldownOptions: {
      // Stories use the guide's own JSX runtime.
      external: (id, importer = '') =>
        /^react(-dom)?($|\/)/.test(id) && !(id === 'react/jsx-runtime' && isStory(importer)),
      output: { entryFileNames: '[name].js' },
    },
  },
})

/** Replaces test functions by stubs, and the JSX runtime of stories by one that defers inline styles. */
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

/** Drops the package's styles, which every page of the host already loads. */
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
  return file.endsWith('.stories.tsx') || /\/(?:stories-assets|stories\/brand)\//.test(file)
}
