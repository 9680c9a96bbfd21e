import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'seed/**/*.test.ts'],
    globalSetup: ['src/testing/postgresqlServer.ts'],
    // The embedded database needs about two seconds to come up in memory, more on a busy machine.
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
})
