import { defineConfig } from '@playwright/test'
import { chromiumPath, origin } from './system/addresses.ts'

/** Journeys in a real browser against `tools/start.mjs` on ports and a data folder of their own. */
export default defineConfig({
  testDir: './journeys',
  fullyParallel: false,
  // A third would save eleven seconds of four hundred and make what is measured in pages depend on the others.
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../test-results',
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : [])],
  globalSetup: './system/startSystem.ts',
  // Hot reload builds anew what the other journeys' system was started from: it comes last.
  projects: [
    { name: 'journeys', testIgnore: 'development.test.ts' },
    { name: 'development', testMatch: 'development.test.ts', dependencies: ['journeys'] },
  ],
  use: {
    baseURL: origin,
    locale: 'en',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: chromiumPath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--host-resolver-rules=MAP strivona.test 127.0.0.1, MAP www.kudex.test 127.0.0.1',
      ],
    },
  },
})
