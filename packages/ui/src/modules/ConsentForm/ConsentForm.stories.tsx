import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { sendsForm } from '../../stories-assets/plays.js'
import { IdentityPage } from '../IdentityPage/IdentityPage.js'
import { ConsentForm } from './ConsentForm.js'

const meta = {
  title: 'Modules/ConsentForm',
  component: ConsentForm,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Allow access?',
    lead: 'Kudex mykomax asks to use data of your account carla.customer@acme.example.',
    action: '#consent',
    scopesTitle: 'It may',
    scopes: [
      { id: 'profile', title: 'See your name', description: 'First name, last name and how to address you.' },
      { id: 'email', title: 'See your e-mail address' },
      { id: 'roles', title: 'See your services', description: 'Which applications your organization uses.' },
    ],
    accept: { name: 'decision', value: 'accept', text: 'Allow' },
    deny: { name: 'decision', value: 'deny', text: 'Do not allow' },
  },
  render: (args) => (
    <IdentityPage brand="kudex" siteName="Kudex">
      <ConsentForm {...args} />
    </IdentityPage>
  ),
} satisfies Meta<typeof ConsentForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await sendsForm(canvas.getByRole('button', { name: 'Allow' }))
    await expect(canvas.getByRole('button', { name: 'Allow' })).toHaveAttribute('value', 'accept')
    await expect(canvas.getByRole('button', { name: 'Do not allow' })).toHaveAttribute('value', 'deny')
  },
}

export const Playground: Story = {}

export const LongGerman: Story = inLongGerman({
  ...meta.args,
  title: 'Zugriffsberechtigung erteilen?',
  scopes: [
    {
      id: 'a',
      title: 'Organisationszugehörigkeitsinformationen lesen',
      description: 'Anwendungsberechtigungen Ihrer Organisation.',
    },
  ],
  accept: { name: 'decision', value: 'accept', text: 'Zugriff erlauben' },
  deny: { name: 'decision', value: 'deny', text: 'Zugriff nicht erlauben' },
})

export const Chinese: Story = inChinese(meta.args)
