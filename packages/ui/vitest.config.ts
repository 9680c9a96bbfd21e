import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { storyCode } from './src/stories/code/storyCodePlugin.js'

/** Tests without a browser; stories are tested by `vitest.stories.config.ts`, server components by `vitest.server.config.ts`. */
export default defineConfig({
  plugins: [storyCode(), react(), vanillaExtractPlugin()],
  test: {
    include: ['{src,checks}/**/*.test.{ts,tsx}'],
    exclude: ['src/**/*.{browser,server}.test.tsx', 'checks/{storybook,visual}/**'],
    environment: 'node',
    // Tests restore what they change, so files share modules.
    isolate: false,
  },
})
