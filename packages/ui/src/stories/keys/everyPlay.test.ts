import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { listKeys, listMissingUses } from './listKeys.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
const files = globSync('{components,modules}/*/*.stories.tsx', { cwd: root }).filter((path) =>
  /([A-Z]\w+)[\\/]\1\.stories\.tsx$/.test(path),
)
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')

// A component is interactive if its table of keys has one; `everyControl.browser.test.tsx` finds controls without keys.
it('has play functions for the name, the pointer and the keyboard in every interactive component', () => {
  const missing = files
    .filter((path) => listKeys('', read(path.replace('.stories.tsx', '.mdx')), '', '').length > 0)
    .map((path) => `${path}: ${listMissingUses(read(path)).join(', ')}`)
    .filter((line) => !line.endsWith(': '))
  expect(missing).toEqual([])
})

it.each([
  ["await userEvent.click(canvas.getByRole('button', { name: 'Close' }))", ['keyboard']],
  ["canvas.getByRole('button').focus(); await userEvent.keyboard('{Enter}')", ['name', 'pointer']],
  ["await followsLink(canvas.getByRole('link', { name: 'Home' }), '/')", []],
  ["await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible()", ['pointer', 'keyboard']],
])('of “%s” %o is missing', (play, missing) => {
  expect(listMissingUses(`export const Default: Story = { play: async () => { ${play} } }`)).toEqual(missing)
  expect(listMissingUses(`const press = async () => { ${play} }`)).toEqual(['name', 'pointer', 'keyboard'])
})
