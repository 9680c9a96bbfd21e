import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { countries, inFailure, sendingForm, sentForm } from '../../stories-assets/formStates.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { sendsForm } from '../../stories-assets/plays.js'
import { FeedbackForm } from './FeedbackForm.js'

const meta = {
  title: 'Modules/FeedbackForm',
  component: FeedbackForm,
  args: {
    action: '#send',
    submitText: 'Send',
    errorTitle: 'There is a problem',
    fields: {
      firstName: { label: 'First name' },
      lastName: { label: 'Last name' },
      company: { label: 'Company' },
      country: { label: 'Country' },
      message: { label: 'Message' },
    },
    countries,
  },
} satisfies Meta<typeof FeedbackForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await sendsForm(canvas.getByRole('button', { name: 'Send' }), canvas.getByRole('textbox', { name: 'First name' }))
  },
}

export const Playground: Story = {}

export const WithErrors: Story = {
  args: {
    fields: {
      firstName: { label: 'First name', error: 'Please enter your first name' },
      lastName: { label: 'Last name', error: 'Please enter your last name' },
      company: { label: 'Company', error: 'Please enter the company you work for' },
      country: { label: 'Country', error: "Please enter the country you're in" },
      message: { label: 'Message', error: 'Please add some more details' },
    },
    formError: 'Something went wrong. Please verify your input is correct and try again later.',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(canvas.getAllByText('Please enter your first name')).toHaveLength(2)
  },
}

/** Equal errors say which field they mean. */
export const EqualErrors: Story = {
  args: {
    fields: {
      firstName: { label: 'First name', error: 'Please enter a valid value.' },
      lastName: { label: 'Last name', error: 'Please enter a valid value.' },
      company: { label: 'Company', error: 'Please enter a valid value.' },
      country: { label: 'Country', error: 'Please enter a valid value.' },
      message: { label: 'Message', error: 'Please add some more details' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Company Please enter a valid value.' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Please add some more details' })).toBeVisible()
  },
}

export const Sending: Story = sendingForm

export const Failed: Story = inFailure(meta.args.fields, 'message', 'Message', 'A good read')

export const Sent: Story = sentForm

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
