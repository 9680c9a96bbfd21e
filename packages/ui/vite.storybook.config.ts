import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { changes } from './src/stories/changesPlugin.js'
import { storyCode } from './src/stories/code/storyCodePlugin.js'
import { guideTexts } from './src/stories/find/guideTextPlugin.js'
import { history } from './src/stories/history/historyPlugin.js'
import { props } from './src/stories/props/propsPlugin.js'
import { componentTokens } from './src/stories/componentTokensPlugin.js'

/** Storybook uses the package's sources, not its build. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [
    storyCode(),
    react(),
    vanillaExtractPlugin(),
    componentTokens(),
    changes(),
    history(),
    props(),
    guideTexts(),
  ],
})
