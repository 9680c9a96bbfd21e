import type { Meta, StoryObj } from '@storybook/react-vite'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { ErrorPage } from './ErrorPage.js'

const meta = {
  title: 'Modules/ErrorPage',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
  args: {
    overline: 'Error 500',
    title: 'Something went wrong.',
    notice: 'We may be working on this site right now. Please try again in a few minutes.',
    homeLink: { href: '#home', text: 'Go to the home page' },
  },
} satisfies Meta<typeof ErrorPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Go to the home page' }), '#home')
  },
}

export const Playground: Story = {}

export const WithReference: Story = { args: { reference: { label: 'Request', value: '01JD8K3Z5T9QF' } } }

export const WithLogin: Story = {
  args: {
    overline: 'Error 401',
    title: 'Please log in.',
    notice: 'This page is for customers.',
    homeLink: { href: '#log-in', text: 'Log in' },
    linkIcon: 'login',
  },
}

export const LongGerman: Story = {
  ...inLongGerman(meta.args),
  render: (args) => (
    <ErrorPage
      {...args}
      overline="Fehler 500"
      title="Verbindungsunterbrechung"
      notice="Wartungsarbeiten an der Datenbankinfrastruktur."
    />
  ),
}

export const Chinese: Story = {
  ...inChinese(meta.args),
  render: (args) => (
    <ErrorPage {...args} overline="错误 500" title="出了点问题" notice="我们可能正在维护本网站，请稍后再试。" />
  ),
}
