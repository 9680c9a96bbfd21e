import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { fillsField } from '../../stories-assets/plays.js'
import { TextArea } from '../TextArea/TextArea.js'
import { TextField } from '../TextField/TextField.js'
import { TranslationField } from './TranslationField.js'

const meta = {
  title: 'Components/TranslationField',
  component: TranslationField,
  args: {
    language: 'English (source)',
    sourceLang: 'en',
    source: 'Every wire, right.',
    children: <TextField name="title" label="Title" lang="de" defaultValue="Jeder Draht, richtig." />,
  },
} satisfies Meta<typeof TranslationField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('English (source) Every wire, right.')
    await expect(canvas.getByText('Every wire, right.')).toHaveAttribute('lang', 'en')
  },
}

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <Stack>
      <TranslationField language="English (source)" sourceLang="en" source="Cut, strip, crimp, test.">
        <TextField name="empty" label="Title" lang="de" />
      </TranslationField>
      <TranslationField
        language="English (source)"
        sourceLang="en"
        source="From the bench-top machine for a single harness to the line that runs through the night."
      >
        <TextArea
          name="wrong"
          label="Lead text"
          lang="de"
          defaultValue="Vom Tischgerät"
          error="Shorten the text to 200 characters"
        />
      </TranslationField>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await fillsField(canvas.getAllByRole('textbox', { name: 'Title' })[0] as HTMLElement, 'Jeder Draht')
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
