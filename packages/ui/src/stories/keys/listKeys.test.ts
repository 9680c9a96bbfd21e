import { expect, it } from 'vitest'
import { listKeys } from './listKeys.js'

const page = `
## Keyboard

<table>
    <tr><td>Home, End</td><td>first or last</td></tr>
    <tr><td>← →</td><td>next or previous</td></tr>
    <tr><td>Letters</td><td>jump</td></tr>
    <tr><td>–</td><td>nothing</td></tr>
</table>

## Accessibility
`
const stories = `
export const Default: Story = {}
export const ByHome: Story = { play: async () => userEvent.keyboard('{Home}') }
export const ByArrows: Story = { play: async () => userEvent.keyboard('{ArrowLeft}{ArrowRight}') }
`

it('names for each key the stories that press all of it, and the test of its pattern', () => {
  const rows = listKeys(
    'Menu',
    page,
    stories,
    "{ component: 'Menu', keys: 'Letters', run }, { component: 'Tabs', keys: 'Home, End' }",
  )
  expect(rows).toEqual([
    { keys: 'Home, End', effect: 'first or last', testedBy: [] },
    { keys: '← →', effect: 'next or previous', testedBy: ['ByArrows'] },
    { keys: 'Letters', effect: 'jump', testedBy: ['pattern test'] },
  ])
})
