import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { IconBell, IconCompare, IconMail } from '../../components/Icon/icons.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { SideButton, SideButtons } from './SideButtons.js'

const openComparison = fn()

const meta = {
  title: 'Modules/SideButtons',
  component: SideButtons,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Quick access',
    children: (
      <>
        <SideButton icon={IconBell} text="News" onClick={fn()} isExpanded={false} />
        <SideButton
          icon={IconCompare}
          text="Comparison, 3 products"
          count={3}
          onClick={openComparison}
          isExpanded={false}
        />
        <SideButton icon={IconMail} text="Contact" href="#contact" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '32rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideButtons>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Quick access' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '#contact')
  },
}

export const Playground: Story = {}

export const NamesOnFocus: Story = {
  play: async ({ canvas }) => {
    openComparison.mockClear()
    await userEvent.tab()
    await expect(canvas.getByText('News')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText('News')).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Comparison, 3 products' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(openComparison).toHaveBeenCalledOnce()
  },
}

export const ContactOnly: Story = {
  args: { children: <SideButton icon={IconMail} text="Contact" href="#contact" /> },
}

export const SmallScreen: Story = { globals: { viewport: { value: 'phone320' } } }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
