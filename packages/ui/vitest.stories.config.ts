import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig, type TestProjectConfiguration, type ViteUserConfig } from 'vitest/config'
import { chromiumFlags, chromiumPath } from './checks/chromium.js'
import storybookVite from './vite.storybook.config.js'

const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url))

/**
 * Every story runs in the light scheme of the main brand and the dark scheme of the sub-brand; at the reduced size in one
 * of them, by turns of the files.
 */
const scopes = [
  { name: 'kudex light', brand: 'kudex', scheme: 'light' },
  { name: 'strivona dark', brand: 'strivona', scheme: 'dark' },
] as const

const isFull = process.env['KUDEX_CHECK_SIZE'] === 'full'
const storyFiles = globSync('src/**/*.stories.tsx', { cwd: import.meta.dirname }).toSorted()

// Discovered only while the first story runs; without pre-bundling Vite would reload the page during the tests.
const lateDependencies = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime']
const include = [
  ...lateDependencies,
  'downshift',
  ...['dialog', 'dropdown-menu', 'tabs', 'tooltip'].map((name) => `@radix-ui/react-${name}`),
]

const builtStorybook: TestProjectConfiguration = {
  test: {
    name: 'built Storybook',
    include: ['checks/storybook/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
}

export default defineConfig({
  test: {
    projects: [
      ...scopes.map(({ name, brand, scheme }, scope) =>
        mergeConfig(storybookVite, {
          plugins: [storybookTest({ configDir })],
          cacheDir: `node_modules/.vite/stories-${scheme}`,
          optimizeDeps: { include },
          test: {
            name,
            exclude: isFull
              ? []
              : storyFiles.filter((_, index) => index % scopes.length !== scope).map((file) => `**/${file}`),
            // One page for all files: starting Storybook's preview per file takes longer than the stories.
            // Storybook unmounts each story before the next one.
            isolate: false,
            env: { VITE_STORY_BRAND: brand, VITE_STORY_SCHEME: scheme, VITE_STORY_MOTION: 'reduced' },
            browser: createBrowser(),
          },
        } satisfies ViteUserConfig),
      ),
      mergeConfig(storybookVite, {
        cacheDir: 'node_modules/.vite/browser',
        optimizeDeps: { include: [...include, 'react-dom/server', '@storybook/react-vite', 'storybook/test'] },
        test: { name: 'browser', include: ['src/**/*.browser.test.tsx'], browser: createBrowser() },
      } satisfies ViteUserConfig),
      // Builds Storybook, so it runs only with checks at full size.
      ...(isFull ? [builtStorybook] : []),
    ],
  },
})

/** A new object per project, because Vitest mutates it. */
function createBrowser() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: { executablePath: chromiumPath, args: [...chromiumFlags] } }),
    instances: [{ browser: 'chromium' as const }],
  }
}
