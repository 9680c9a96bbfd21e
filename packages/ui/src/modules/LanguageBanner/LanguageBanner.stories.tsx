import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { LanguageBanner } from './LanguageBanner.js'

const meta = {
  title: 'Modules/LanguageBanner',
  component: LanguageBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Language of this page',
    text: 'This page is not available in French.',
    links: [
      { href: '#en', text: 'English', lang: 'en' },
      { href: '#de', text: 'Deutsch', lang: 'de' },
    ],
  },
} satisfies Meta<typeof LanguageBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Deutsch' }), '#de')
    await expect(canvas.getByRole('region', { name: 'Language of this page' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '#de')
  },
}

export const Playground: Story = {}

export const Chinese: Story = {
  ...inChinese(meta.args),
  render: (args) => <LanguageBanner {...args} label="本页语言" text="本页没有中文版本。" />,
  globals: { viewport: { value: 'phone320' } },
}

export const LongGerman: Story = inLongGerman(meta.args)
