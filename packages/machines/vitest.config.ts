import { defineConfig } from 'vitest/config'

/**
 * Machines keep nothing at module level and tests restore the clock, so files share a worker: starting one for each file
 * takes longer than most of its tests.
 */
export default defineConfig({ test: { isolate: false } })
