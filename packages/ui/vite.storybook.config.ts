import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** How Storybook sees the package: its sources, not its build. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin()],
  build: { cssTarget: ['chrome123', 'firefox128', 'safari17.5'] },
})
