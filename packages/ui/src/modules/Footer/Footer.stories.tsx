import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { footerContent, localeSelectorContent } from '../../stories-assets/siteContent.js'
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
  play: async ({ canvas }) => {
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

export const LongGermanTexts: Story = {
  globals: { viewport: { value: 'phone320' } },
  render: (args) => (
    <div lang="de">
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
    </div>
  ),
}
