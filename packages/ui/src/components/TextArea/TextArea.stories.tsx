import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { fillsField } from '../../stories-assets/plays.js'
import { TextArea } from './TextArea.js'

const toText = (left: number) => (left < 0 ? `${-left} characters too many` : `${left} characters left`)

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { name: 'message', label: 'What happened?', hint: 'Say what you saw and what you tried.' },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await fillsField(canvas.getByRole('textbox', { name: 'What happened?' }), 'The blade is worn')
  },
}

export const Playground: Story = { args: { counter: { limit: 500, toText }, rows: 6 } }

export const CountsDown: Story = {
  args: { label: 'Comment', hint: undefined, counter: { limit: 20, toText } },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Comment' })
    await expect(area).toHaveAccessibleDescription('20 characters left')
    await userEvent.type(area, 'The blade is worn on both sides')
    await expect(area).toHaveAccessibleDescription('11 characters too many')
    await expect(area).toBeInvalid()
    await expect(area).toHaveValue('The blade is worn on both sides')
  },
}

export const States: Story = {
  render: () => (
    <Stack gap="6">
      <TextArea name="a" label="Description" error="Please enter the description" required />
      <TextArea name="b" label="Description" defaultValue="Sent on 14 March" disabled />
      <div data-story-width="phone">
        <Stack>
          <TextArea
            lang="de"
            name="c"
            label="Störungsbeschreibung der Kabelverarbeitungsmaschine"
            hint="Was haben Sie gesehen, und was haben Sie bereits versucht?"
            counter={{ limit: 500, toText: (left) => `Noch ${left} Zeichen` }}
          />
          <TextArea lang="zh" name="d" label="故障描述" hint="请说明您看到的情况。" />
        </Stack>
      </div>
    </Stack>
  ),
}

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
