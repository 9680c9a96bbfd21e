import { defineConfig } from 'vitest/config'

declare module 'vitest' {
  interface ProvidedContext {
    /** Pages in which stories are compared at the same time. */
    pages: number
    /** Address of the page that mounts stories. */
    storyPageAddress: string
  }
}

/** Visual comparison of the stories (docs/decisions/0079). Most pages wait for a frame at any time. */
const pages = 6

export default defineConfig({
  test: {
    name: 'visual',
    include: ['checks/visual/**/*.visual.test.ts'],
    globalSetup: 'checks/visual/buildStoryPage.ts',
    environment: 'node',
    testTimeout: 600_000,
    hookTimeout: 60_000,
    maxConcurrency: pages,
    // Under load a play function may exceed its own time limits.
    retry: 1,
    provide: { pages },
  },
})
