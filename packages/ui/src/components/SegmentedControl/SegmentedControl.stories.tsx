import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { clicksAt, leavePage, tabsTo } from '../../stories-assets/plays.js'
import { SegmentedControl } from './SegmentedControl.js'

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Measurement system',
    name: 'measurement',
    defaultValue: 'dim_metric',
    options: [
      { value: 'dim_metric', text: 'Metric' },
      { value: 'dim_imperial', text: 'Imperial' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const imperial = canvas.getByRole('radio', { name: 'Imperial' })
    await clicksAt(imperial)
    await expect(imperial).toBeChecked()
    const metric = canvas.getByRole('radio', { name: 'Metric' })
    await tabsTo(imperial)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(metric).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('dim_metric')
    leavePage()
  },
}

export const Playground: Story = {}

export const SwitchesImmediately: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Imperial' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('dim_imperial')
    await expect(canvas.getByRole('radio', { name: 'Imperial' })).toBeChecked()
  },
}

export const FourChoices: Story = {
  args: {
    label: 'Period',
    name: 'period',
    defaultValue: 'year',
    options: [
      { value: 'month', text: '1 M' },
      { value: 'half', text: '6 M' },
      { value: 'year', text: '1 Y' },
      { value: 'all', text: 'All' },
    ],
  },
}

export const HoverAndFocus: Story = inStates({ target: 'input:not(:checked)' })

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
