import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { measurementContent } from '../../stories-assets/catalogueContent.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { pressesButton } from '../../stories-assets/plays.js'
import { MeasurementSwitch } from './MeasurementSwitch.js'

const meta = {
  title: 'Modules/MeasurementSwitch',
  component: MeasurementSwitch,
  args: { ...measurementContent, onChange: fn() },
} satisfies Meta<typeof MeasurementSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await pressesButton(canvas.getByRole('button', { name: 'Imperial' }))
    await expect(args.onChange).toHaveBeenCalledTimes(3)
  },
}

export const Playground: Story = {
  argTypes: { system: { control: 'inline-radio', options: ['dim_metric', 'dim_imperial'] } },
}

export const Imperial: Story = { args: { system: 'dim_imperial' } }

export const ReportsTheChoice: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Imperial' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('dim_imperial')
  },
}

/** The form that a browser without script sends. */
export const NativeForm: Story = {
  render: ({ onChange: _onChange, ...args }) => <MeasurementSwitch {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Metric' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'Imperial' })).toHaveAttribute('value', 'dim_imperial')
    await expect(canvasElement.querySelector('form')).toHaveAttribute('method', 'get')
  },
}

export const HoverAndFocus: Story = inStates({ target: '[aria-pressed=false]' })

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
