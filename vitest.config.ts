import { defineConfig } from 'vitest/config'

/** All tests that need no browser, in one run: each package is a project, the house itself another. */
export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/*',
      '!apps/brand-site',
      { test: { name: 'house', include: ['house.test.ts', 'tools/**/*.test.ts'] } },
    ],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
