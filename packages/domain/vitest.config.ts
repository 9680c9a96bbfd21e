import { defineConfig } from 'vitest/config'

/** Pure functions keep nothing between files, so these share a worker: starting one for each file takes longer than its tests. */
export default defineConfig({ test: { isolate: false } })
