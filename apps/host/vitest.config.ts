import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

/** Rendering whole pages takes seconds on a busy machine; Vitest's default of 5 s is for small units. */
export default mergeConfig(viteConfig, defineConfig({ test: { testTimeout: 20_000, hookTimeout: 60_000 } }))
