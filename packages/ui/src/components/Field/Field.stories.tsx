import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { fillsField } from '../../stories-assets/plays.js'
import { Field } from './Field.js'

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Date of installation',
    hint: 'The day the machine was handed over',
    children: (control) => <input type="date" name="installed" {...control} />,
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await fillsField(canvas.getByLabelText('Date of installation'), '2026-03-14')
    await expect(canvas.getByLabelText('Date of installation')).toHaveAccessibleDescription(/handed over/)
  },
}

export const Playground: Story = { args: { error: 'Enter a day in the past' } }

export const AroundATextArea: Story = {
  args: {
    label: 'What happened?',
    hint: 'Say what you saw and what you tried.',
    children: (control) => <textarea name="text" rows={4} {...control} />,
  },
}

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
