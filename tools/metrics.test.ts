import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

it('every metric has the prefix `kudex_` and is in the operations guide', () => {
  const files = globSync('{apps,packages}/*/{src,server}/**/*.ts', { cwd: root })
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'))
  const metrics = sources
    .filter((source) => source.includes("from 'prom-client'"))
    .flatMap((source) => [...source.matchAll(/'(\w+_(?:total|seconds|entries))'/g)].map(([, name = '']) => name))
  expect(metrics).toContain('kudex_host_responses_total')
  const guide = readFileSync(join(root, 'docs/operations/running.md'), 'utf8')
  expect(metrics.filter((name) => !name.startsWith('kudex_') || !guide.includes(`\`${name}\``))).toEqual([])
})
