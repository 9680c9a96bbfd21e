import type { Meta, StoryObj } from '@storybook/react-vite'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { MessagePage } from '../MessagePage/MessagePage.js'
import { IdentityPage } from './IdentityPage.js'

const meta = {
  title: 'Modules/IdentityPage',
  component: IdentityPage,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: 'kudex',
    siteName: 'Kudex',
    homeLink: { href: '#home', label: 'Kudex, home' },
    languages: {
      label: 'Language',
      options: [
        { href: '#en', text: 'English', lang: 'en', isCurrent: true },
        { href: '#de', text: 'Deutsch', lang: 'de' },
        { href: '#fr', text: 'Français', lang: 'fr' },
        { href: '#zh', text: '中文', lang: 'zh' },
      ],
    },
    links: [
      { href: '#privacy', text: 'Privacy' },
      { href: '#imprint', text: 'Imprint' },
    ],
    linksLabel: 'Legal',
    children: <MessagePage title="You are signed out" text="You can close this window." tone="success" />,
  },
} satisfies Meta<typeof IdentityPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Deutsch' }), '#de')
  },
}

export const Playground: Story = {
  args: { brand: 'strivona', siteName: 'Strivona', homeLink: { href: '#home', label: 'Strivona, home' } },
}

export const WithoutFooter: Story = { args: { languages: undefined, links: [], homeLink: undefined } }

export const SmallScreen: Story = { globals: { viewport: { value: 'phone320' } } }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
