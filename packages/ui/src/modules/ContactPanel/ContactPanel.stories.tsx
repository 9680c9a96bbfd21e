import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { FeedbackForm } from '../FeedbackForm/FeedbackForm.js'
import * as FeedbackFormStories from '../FeedbackForm/FeedbackForm.stories.js'
import { ContactPanel } from './ContactPanel.js'

const meta = {
  title: 'Modules/ContactPanel',
  component: ContactPanel,
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  args: {
    defaultOpen: true,
    title: 'Talk to an expert',
    closeLabel: 'Close contact',
    promiseText: 'We reply within 24 hours.',
    person: { name: 'Vera Keller', role: 'Application engineer', picture: machinePicture('wire', '', 160, 160) },
    phone: { href: 'tel:+41440000000', text: '+41 44 000 00 00' },
    email: { href: 'mailto:hello@kudex.example', text: 'hello@kudex.example' },
    links: [
      { href: '#support', text: 'Write to us' },
      { href: '#contacts', text: 'All contacts and locations' },
    ],
  },
} satisfies Meta<typeof ContactPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await followsLink(await screen.findByRole('link', { name: 'Write to us' }), '#support')
  },
}

export const Playground: Story = {}

export const PersonLoading: Story = {
  args: { isLoading: true, person: undefined, phone: undefined, email: undefined },
}

export const WithoutPicture: Story = { args: { person: { name: 'Marc Aubert', role: 'Service', initials: 'MA' } } }

export const WithoutPerson: Story = { args: { person: undefined, phone: undefined, email: undefined } }

/** A form replaces the links. */
export const WithForm: Story = {
  args: { links: [], children: <FeedbackForm {...FeedbackFormStories.default.args} /> },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible()
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
