import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { fillsField } from '../../stories-assets/plays.js'
import { TextField } from './TextField.js'

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { name: 'company', label: 'Company' },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await fillsField(canvas.getByRole('textbox', { name: 'Company' }), 'Muster Kabel AG')
  },
}

export const Playground: Story = { args: { hint: 'As on your delivery note', defaultValue: 'Muster Kabel AG' } }

export const WithHint: Story = {
  args: { label: 'Serial number', name: 'serial', hint: 'On the plate at the back, for example 550-10234' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/plate at the back/)
  },
}

export const WithError: Story = {
  args: {
    label: 'E-mail',
    name: 'email',
    type: 'email',
    defaultValue: 'vera.keller@',
    error: 'Enter an e-mail address such as name@example.com',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/such as name@example.com/)
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Muster Kabel AG' } }

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Company'))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const LongLabel: Story = {
  args: {
    lang: 'de',
    label: 'Rechnungsempfängeranschriftenzusatz oder Kostenstellenbezeichnung der Instandhaltungsabteilung',
    hint: 'Nur ausfüllen, wenn die Rechnung nicht an die Lieferanschrift gehen soll',
  },
}

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
