import { defineConfig } from 'vitest/config'

export default defineConfig({
  // graphql has two builds and must be one: the tests take the one that Node takes.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // Most files import all services, and importing them for each file would take a quarter of the time. So modules are
    // shared: a test restores what it changes in a module or in the clock.
    isolate: false,
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'seed/**/*.test.ts'],
    globalSetup: ['src/testing/postgresqlServer.ts', 'src/testing/dumpFolder.ts'],
    // The embedded database needs about two seconds to come up in memory, twenty times as long on a busy machine.
    hookTimeout: 180_000,
    testTimeout: 30_000,
  },
})
