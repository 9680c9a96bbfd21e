import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import {
  headerContent,
  localeSelectorContent,
  longHeaderContent,
  userMenuContent,
} from '../../stories-assets/siteContent.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { LocaleSelector } from '../LocaleSelector/LocaleSelector.js'
import { UserMenu } from '../UserMenu/UserMenu.js'
import { Header } from './Header.js'

const meta = {
  title: 'Modules/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    ...headerContent,
    localeSelector: <LocaleSelector {...localeSelectorContent} />,
    userMenu: <UserMenu status="signed-out" logInLink={{ href: '#login', text: 'Log in' }} />,
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { argTypes: { theme: { control: 'inline-radio', options: ['default', 'inverse'] } } }

const desktop = { viewport: { value: 'desktop' } }
const phone = { viewport: { value: 'phone320' } }

export const MegaMenu: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Products'))
    await expect(canvas.getByRole('link', { name: 'All products' })).toBeVisible()
    await expect(canvas.getByText('Zeta 880 is here')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Cut & strip/ })).toHaveAttribute('aria-current', 'page')
  },
}

export const MegaMenuByKeyboard: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    const products = canvas.getByText('Products').closest('summary')
    // Simulated Enter does not toggle a native summary, so click it.
    if (products) await userEvent.click(products)
    await expect(products?.parentElement).toHaveAttribute('open')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Meet the Zeta 880' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(products?.parentElement).not.toHaveAttribute('open')
    await expect(products).toHaveFocus()
  },
}

export const OneFlyoutAtATime: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Products'))
    await userEvent.click(canvas.getByText('Services'))
    await waitFor(() => expect(canvas.getByText('Products').closest('details')).not.toHaveAttribute('open'))
    await expect(canvas.getByRole('link', { name: 'Training' })).toBeVisible()
  },
}

export const SignedIn: Story = {
  args: { userMenu: <UserMenu {...userMenuContent} /> },
  globals: desktop,
  play: async ({ canvas }) => {
    // The circle ends with the content, as the logo starts with it.
    const logo = canvas.getByRole('link', { name: headerContent.homeLink.label }).getBoundingClientRect()
    const initials = canvas.getByText(userMenuContent.user.initials).getBoundingClientRect()
    await expect(document.documentElement.clientWidth - initials.right).toBeCloseTo(logo.left, 0)
  },
}

export const Inverse: Story = { args: { theme: 'inverse' } }

export const Hidden: Story = {
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).toBeNull()
  },
}

export const Drawer: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await userEvent.click(canvas.getByText('Products'))
    await expect(canvas.getByRole('link', { name: 'All products' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }))
    await expect(canvas.getByText('Stories')).not.toBeVisible()
  },
}

/** Shows one level at a time: the open entry fills the screen and becomes the back button. */
export const DrawerDrillsDown: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveFocus())
    const products = canvas.getByText('Products')
    await userEvent.click(products)
    await expect(canvas.getByRole('link', { name: 'Marking' })).toBeVisible()
    await expect(canvas.getByText('Services')).not.toBeVisible()
    await expect(canvas.getByText('Zeta 880 is here')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Services')).toBeVisible()
    await expect(products.closest('summary')).toHaveFocus()
  },
}

export const DrawerOpen: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible()
    // The logo stays in its place.
    const find = (scope: string) =>
      canvas.getByRole('banner').querySelector(`${scope} svg`)?.getBoundingClientRect().top
    await expect(find('[popover]')).toBe(find('a'))
  },
}

/** On a slow connection the last tools are painted after the first, which keep their places. */
export const ArrivingInParts: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Open menu' })
    const userMenu = canvas.getByRole('link', { name: 'Log in' })
    const { left } = userMenu.getBoundingClientRect()
    menu.style.display = 'none'
    await expect(userMenu.getBoundingClientRect().left).toBe(left)
    menu.style.display = ''
  },
}

export const LongGerman: Story = {
  ...inLongGerman(meta.args),
  globals: desktop,
  render: (args) => <Header {...args} {...longHeaderContent} />,
}

export const Chinese: Story = inChinese(meta.args)
