import { defineConfig } from 'vitest/config'

/** All tests that need no browser, in one run. Each package is a project; checks of the whole repository are another. */
export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'packages/ui/vitest.server.config.ts',
      'apps/*',
      '!apps/brand-site',
      {
        test: {
          name: 'repository',
          include: ['conventions.test.ts', 'tools/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
