import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { footerContent, localeSelectorContent } from '../../stories-assets/siteContent.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { LocaleSelector } from '../LocaleSelector/LocaleSelector.js'
import { Footer } from './Footer.js'

const meta = {
  title: 'Modules/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: footerContent,
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  // On phones the groups of links are closed.
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Contact us' }), '#contact')
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '#contact')
    await expect(canvas.getByRole('link', { name: 'Careers' })).toHaveAttribute('target', '_blank')
  },
}

export const Playground: Story = { argTypes: { theme: { control: 'inline-radio', options: ['default', 'inverse'] } } }

export const Inverse: Story = { args: { theme: 'inverse' } }

export const WithLocaleSelector: Story = {
  args: { localeSelector: <LocaleSelector {...localeSelectorContent} placement="top" /> },
}

export const WithoutContact: Story = { args: { contact: undefined } }

export const LongGerman: Story = {
  ...inLongGerman(meta.args),
  render: (args) => (
    <Footer
      {...args}
      contact={{
        title: 'Anwendungsberatung',
        text: 'Wir antworten innert 24 Stunden.',
        link: { href: '#k', text: 'Kontakt aufnehmen' },
      }}
      sections={[
        {
          id: 'a',
          title: 'Kabelverarbeitungsmaschinen',
          links: [{ href: '#b', text: 'Hochgeschwindigkeitsabisoliermaschinen' }],
        },
      ]}
    />
  ),
}

export const Chinese: Story = inChinese(meta.args)
