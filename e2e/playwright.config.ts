import { defineConfig } from '@playwright/test'
import { chromiumPath, origin } from './system/addresses.ts'

/** Journeys in a real browser against `tools/start.mjs` on ports and a data folder of their own. */
export default defineConfig({
  testDir: './journeys',
  fullyParallel: false,
  // A third worker would save 11 of 400 s and disturb the measurements in pages.
  workers: 2,
  // A defect fails twice. What fails once, on a machine that is busy with something else, is listed as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../test-results',
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : [])],
  globalSetup: './system/startSystem.ts',
  projects: [
    { name: 'journeys', testIgnore: 'development.test.ts' },
    // Hot reload rebuilds what the other journeys' system was started from, so it runs last.
    { name: 'development', testMatch: 'development.test.ts', dependencies: ['journeys'] },
  ],
  use: {
    baseURL: origin,
    locale: 'en',
    viewport: { width: 1440, height: 900 },
    // Films of home and machine pages would play in every journey. Tests of films and motion ask for them.
    contextOptions: { reducedMotion: 'reduce' },
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
