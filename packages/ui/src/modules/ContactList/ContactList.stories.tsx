import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { contactBlocks } from '../../stories-assets/contactBlocks.js'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { ContactList } from './ContactList.js'

const vera = {
  id: 'vera',
  name: 'Vera Keller',
  role: 'Application engineer',
  picture: machinePicture('wire', '', 160, 160),
  phone: { href: 'tel:+41410000000', text: '+41 41 000 00 00' },
  email: { href: 'mailto:vera.keller@kudex.example', text: 'vera.keller@kudex.example' },
  vCardLink: { href: '#vera.vcf', text: 'vCard', detail: 'Vera Keller' },
}

const meta = {
  title: 'Modules/ContactList',
  component: ContactList,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Who answers',
    lead: 'Each of us knows a machine from the inside.',
    labels: { phone: 'Phone', email: 'E-mail', website: 'Website' },
    people: [
      vera,
      {
        ...vera,
        id: 'marc',
        name: 'Marc Aubert',
        role: 'Service',
        picture: undefined,
        initials: 'MA',
        vCardLink: undefined,
      },
    ],
    emptyText: 'No Contacts found.',
  },
} satisfies Meta<typeof ContactList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: /^vCard ?Vera Keller$/ }), '#vera.vcf')
    await expect(canvas.getByRole('link', { name: /^vCard ?Vera Keller$/ })).toHaveAttribute('href', '#vera.vcf')
    await expect(canvas.getByRole('heading', { name: 'Vera Keller', level: 3 })).toBeVisible()
  },
}

export const Playground: Story = {}

export const WithoutTitle: Story = {
  args: { title: undefined, lead: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Vera Keller', level: 2 })).toBeVisible()
  },
}

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: contactBlocks.contacts }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)

export const Empty: Story = { args: { people: [] } }

export const Failed: Story = {
  args: {
    people: [],
    failure: { title: 'The contacts could not be loaded.', retryText: 'Try again', retryHref: '#again' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The contacts could not be loaded.')
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '#again')
  },
}
