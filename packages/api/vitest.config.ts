import { defineConfig } from 'vitest/config'

/** Clients keep nothing at module level, so files share a worker: starting one for each file takes longer than its tests. */
export default defineConfig({ test: { isolate: false } })
