import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromiumPath, chromiumFlags } from './checks/chromium.js'
import storybookVite from './vite.storybook.config.js'

const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url))

/** Every story twice: in the main brand's light scheme and in the sub-brand's dark one. */
const scopes = [
  { name: 'kudex light', brand: 'kudex', scheme: 'light' },
  { name: 'strivona dark', brand: 'strivona', scheme: 'dark' },
] as const

export default defineConfig({
  test: {
    projects: scopes.map(({ name, brand, scheme }) =>
      mergeConfig(storybookVite, {
        plugins: [storybookTest({ configDir })],
        cacheDir: `node_modules/.vite/stories-${scheme}`,
        // Met only while the first story runs: found late, they would reload the page under the tests.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            '@vanilla-extract/recipes/createRuntimeFn',
          ],
        },
        test: {
          name,
          env: { VITE_STORY_BRAND: brand, VITE_STORY_SCHEME: scheme, VITE_STORY_MOTION: 'reduced' },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: chromiumPath, args: [...chromiumFlags] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      }),
    ),
  },
})
