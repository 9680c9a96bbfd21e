import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config'
import { baselineFolder, baselineKey, listBaselines } from './checks/baselines.js'
import { chromiumFlags, chromiumPath } from './checks/chromium.js'
import storybookVite from './vite.storybook.config.js'

const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url))

/** Every story twice: in the main brand's light scheme and in the sub-brand's dark one. */
const scopes = [
  { name: 'kudex light', brand: 'kudex', scheme: 'light' },
  { name: 'strivona dark', brand: 'strivona', scheme: 'dark' },
] as const

// Met only while the first story runs: found late, they would reload the page under the tests.
const late = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime']
const include = [
  ...late,
  'downshift',
  ...['dialog', 'dropdown-menu', 'tabs', 'tooltip'].map((name) => `@radix-ui/react-${name}`),
]

const takesAnew = process.env['UPDATE_SCREENSHOTS'] === '1'
const baselines = takesAnew ? 'all' : listBaselines()
if (baselines.length === 0)
  console.warn(
    `SKIPPED: no screenshots for ${baselineKey}; UPDATE_SCREENSHOTS=1 takes them with this browser and these fonts.`,
  )

export default defineConfig({
  test: {
    projects: [
      ...scopes.map(({ name, brand, scheme }) =>
        mergeConfig(storybookVite, {
          plugins: [storybookTest({ configDir })],
          cacheDir: `node_modules/.vite/stories-${scheme}`,
          optimizeDeps: { include },
          test: {
            name,
            // One page for all files: building Storybook's preview anew for each took more time than the stories.
            // Storybook unmounts a story before the next one, so nothing is left behind.
            isolate: false,
            env: { VITE_STORY_BRAND: brand, VITE_STORY_SCHEME: scheme, VITE_STORY_MOTION: 'reduced' },
            browser: createBrowser(),
          },
        } satisfies ViteUserConfig),
      ),
      mergeConfig(storybookVite, {
        cacheDir: 'node_modules/.vite/screenshots',
        optimizeDeps: { include: [...include, 'react-dom/server', '@storybook/react-vite', 'storybook/test'] },
        test: {
          name: 'screenshots',
          include: ['src/**/*.browser.test.tsx'],
          provide: { baselineKey, baselines },
          browser: {
            ...createBrowser(),
            expect: {
              toMatchScreenshot: {
                resolveScreenshotPath: ({ arg, ext }) => `${baselineFolder}/${arg}${ext}`,
                resolveDiffPath: ({ arg, ext }) => `${configDir}/../test-results/screenshots/${arg}${ext}`,
                comparatorOptions: { allowedMismatchedPixelRatio: 0.001 },
              },
            },
          },
        },
      } satisfies ViteUserConfig),
    ],
  },
})

/** A fresh object per project: vitest writes into it. */
function createBrowser() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: { executablePath: chromiumPath, args: [...chromiumFlags] } }),
    instances: [{ browser: 'chromium' as const }],
  }
}
