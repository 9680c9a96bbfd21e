import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, type within } from 'storybook/test'
import { IconBell, IconCompare } from '../../components/Icon/icons.js'
import { IconMail } from '../../components/Icon/layoutIcons.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { PageSection } from '../PageSection/PageSection.js'
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
          shortText="Comparison"
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
      <>
        <PageSection>
          <div data-testid="lines" style={{ minHeight: '32rem' }} />
        </PageSection>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof SideButtons>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Contact' }), '#contact')
    await expect(canvas.getByRole('complementary', { name: 'Quick access' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '#contact')
  },
}

export const Playground: Story = {}

export const NamesOnFocus: Story = {
  play: async ({ canvas }) => {
    openComparison.mockClear()
    // Names are always visible in the bar, otherwise only on the focused button.
    const alwaysNamed = matchMedia('(max-width: 63.99rem)').matches
    await userEvent.tab()
    await expect(canvas.getByText('News')).toBeVisible()
    await userEvent.tab()
    if (!alwaysNamed) await expect(canvas.getByText('News')).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Comparison, 3 products' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(openComparison).toHaveBeenCalledOnce()
  },
}

const contactOnly = { places: 1, children: <SideButton icon={IconMail} text="Contact" href="#contact" /> } as const

export const ContactOnly: Story = { args: contactOnly }

export const ContactOnlyOnSmallScreen: Story = {
  args: contactOnly,
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, canvasElement }) => {
    // A single button fills the bar and shows its words.
    await expect(canvasElement.querySelector('aside a')).toHaveProperty(
      'offsetWidth',
      document.documentElement.clientWidth,
    )
    await expect(canvas.getByText('Contact')).toBeVisible()
  },
}

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => coversNoText(canvas),
}

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await coversNoText(canvas)
    await expect(canvas.getByText('Comparison')).toBeVisible()
  },
}

/** Long words break into two lines and keep their distance from both edges. */
export const TabletGerman: Story = {
  args: { children: <SideButton icon={IconMail} text="Mit einer Fachperson sprechen" href="#contact" /> },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    const button = canvasElement.querySelector('aside a')?.getBoundingClientRect()
    const text = canvas.getByText('Mit einer Fachperson sprechen').getBoundingClientRect()
    await expect((button?.right ?? 0) - text.right).toBeGreaterThanOrEqual(15)
  },
}

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => coversNoText(canvas),
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)

/** The buttons are beside or below the text, also at the end of the page. */
async function coversNoText(canvas: ReturnType<typeof within>): Promise<void> {
  const buttons = canvas.getByRole('complementary').getBoundingClientRect()
  const { right, bottom } = canvas.getByTestId('lines').getBoundingClientRect()
  await expect(right <= buttons.left + 1 || bottom <= buttons.top + 1).toBe(true)
}
