import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../dist/client/assets/static')

it('builds in different folders name their files alike, so that several hosts can serve one page', () => {
  const stylesheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
  expect(stylesheets.length).toBeGreaterThan(2)
  // Vike names a stylesheet from outside of the host's folder `style-` and a hash of its absolute path.
  expect(stylesheets.filter((name) => name.startsWith('style-'))).toEqual([])
})
