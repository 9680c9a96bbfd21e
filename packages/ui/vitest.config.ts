import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Tests without a browser; stories are tested by `vitest.stories.config.ts`, server components by `vitest.server.config.ts`. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    include: ['{src,checks}/**/*.test.{ts,tsx}'],
    exclude: ['src/**/*.{browser,server}.test.tsx', 'checks/visual/**'],
    environment: 'node',
    // Tests restore what they change, so files share modules.
    isolate: false,
  },
})
