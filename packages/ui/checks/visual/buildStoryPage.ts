import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { build, mergeConfig, preview, type InlineConfig } from 'vite'
import storybookVite from '../../vite.storybook.config.js'
import { createStandInFont } from './standInFont.js'

/** Builds and serves the page that mounts one story after another, once for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env['NODE_ENV'] = 'production'
  // A folder per run: a second run at the same time would empty the first one's.
  const outDir = mkdtempSync(join(tmpdir(), 'kudex-visual-'))
  const font = createStandInFont().toString('base64')
  const face = `@font-face{font-family:'Stand-in';src:url(data:font/ttf;base64,${font})}`
  const page: InlineConfig = {
    root: fileURLToPath(new URL('page', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [
      { name: 'stand-in-font', transformIndexHtml: () => [{ tag: 'style', children: face, injectTo: 'head' }] },
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2024',
      cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
      minify: false,
      cssCodeSplit: false,
      chunkSizeWarningLimit: 100_000,
    },
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=3600' } },
  }
  const config: InlineConfig = mergeConfig(storybookVite, page)
  await build(config)
  const server = await preview(config)
  project.provide('storyPageAddress', server.resolvedUrls?.local[0] ?? '')
  return async () => {
    await server.close()
    rmSync(outDir, { recursive: true })
  }
}
