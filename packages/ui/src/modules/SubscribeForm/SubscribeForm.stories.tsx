import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inFailure, sendingForm, sentForm } from '../../stories-assets/formStates.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { sendsForm } from '../../stories-assets/plays.js'
import { SubscribeForm } from './SubscribeForm.js'

const meta = {
  title: 'Modules/SubscribeForm',
  component: SubscribeForm,
  args: {
    action: '#send',
    submitText: 'Send',
    errorTitle: 'There is a problem',
    fields: {
      email: { label: 'E-mail' },
      topics: { label: 'What may we write to you about?' },
      consent: { label: 'Consent' },
    },
    topics: [
      { value: 'stories', text: 'Stories' },
      { value: 'releases', text: 'Media releases' },
    ],
    consentLabel: 'I agree to the privacy statement',
  },
} satisfies Meta<typeof SubscribeForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await sendsForm(canvas.getByRole('button', { name: 'Send' }), canvas.getByRole('textbox', { name: 'E-mail' }))
  },
}

export const Playground: Story = {}

export const WithErrors: Story = {
  args: {
    fields: {
      email: { label: 'E-mail', error: 'Please provide a valid email address' },
      topics: { label: 'What may we write to you about?', error: 'Choose at least one topic' },
      consent: { label: 'Consent', error: 'Please select the checkbox to continue.' },
    },
    formError: 'Something went wrong. Please verify your input is correct and try again later.',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(canvas.getAllByText('Please provide a valid email address')).toHaveLength(2)
  },
}

export const Sending: Story = sendingForm

export const Failed: Story = inFailure(meta.args.fields, 'email', 'E-mail', 'carla.customer@acme.example')

export const Sent: Story = sentForm

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
