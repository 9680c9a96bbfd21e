import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const quoted = [...readme.matchAll(/```\w+ (examples\/\S+)\n([^]*?)```\n/g)].map(([, path = '', code]) => ({
  path,
  code,
}))

it.each(quoted)('the README shows $path as it is built in the tests', ({ path, code }) => {
  expect(code).toBe(readFileSync(join(root, path), 'utf8'))
})

it('the README quotes an example of each framework', () => {
  const frameworks = new Set(quoted.map(({ path }) => path.split('/')[1] ?? ''))
  expect([...frameworks].toSorted()).toEqual(readdirSync(join(root, 'examples')).toSorted())
})
