import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // Importing React, the UI package and the messages for each file would take half of the time. So modules are
      // shared: a test restores what it changes in a module, in the clock or in the environment.
      isolate: false,
      restoreMocks: true,
      unstubGlobals: true,
      // Rendering whole pages takes seconds on a busy machine; Vitest's default of 5 s is for small units.
      testTimeout: 20_000,
      hookTimeout: 60_000,
    },
  }),
)
