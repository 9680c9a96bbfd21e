import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { ticksCheckbox } from '../../stories-assets/plays.js'
import { Switch } from './Switch.js'

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { name: 'identical', label: 'Hide identical values', onChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await ticksCheckbox(canvas.getByRole('switch', { name: 'Hide identical values' }))
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const Playground: Story = { args: { hint: 'Shows only where the machines differ', defaultChecked: true } }

export const SwitchedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch', { name: 'Hide identical values' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const States: Story = {
  render: () => (
    <Stack>
      <Switch name="off" label="Videos only" />
      <Switch name="on" label="Videos only" defaultChecked />
      <Switch name="disabled" label="Not available" disabled />
      <Switch name="always" label="Always on" disabled defaultChecked />
      <div data-story-width="phone">
        <Switch
          name="german"
          lang="de"
          label="Übereinstimmende Eigenschaften ausblenden"
          hint="Es bleiben nur die Zeilen, in denen sich die Maschinen unterscheiden"
        />
      </div>
      <Switch name="chinese" lang="zh" label="隐藏相同的数值" />
    </Stack>
  ),
}

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
