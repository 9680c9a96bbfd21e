import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { followsLink } from '../../stories-assets/plays.js'
import { Breadcrumb } from './Breadcrumb.js'

const meta = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'Breadcrumbs',
    home: { href: '/en', label: 'Home' },
    items: [
      { text: 'Products', href: '/en/products' },
      { text: 'Crimp-to-crimp machines', href: '/en/products/crimp-to-crimp' },
      { text: 'Alpha 550' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  // Phones show the link to the page above instead.
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Products' }), '/en/products')
  },
}

export const Playground: Story = { args: { backText: 'Back to Crimp-to-crimp machines' } }

export const LastItemIsNoLink: Story = {
  play: async ({ canvasElement }) => {
    const links = [...canvasElement.querySelectorAll('ol a')]
    await expect(links[0]).toHaveAttribute('href', '/en')
    await expect(links[0]).toHaveAccessibleName('Home')
    await expect(links).toHaveLength(3)
    const current = canvasElement.querySelector('[aria-current="page"]')
    await expect(current).toHaveTextContent('Alpha 550')
    await expect(current?.closest('a')).toBeNull()
  },
}

export const NotFound: Story = { args: { items: [{ text: '404' }] } }

export const BackLinkOnSmallScreens: Story = {
  play: async ({ canvasElement }) => {
    const back = canvasElement.querySelector('nav > a')
    const list = canvasElement.querySelector('ol')
    const isSmall = window.innerWidth < 1024
    await expect(back).toHaveAttribute('href', '/en/products/crimp-to-crimp')
    await expect(back ? getComputedStyle(back).display !== 'none' : false).toBe(isSmall)
    await expect(list ? getComputedStyle(list).display !== 'none' : false).toBe(!isSmall)
  },
}

export const HoverAndFocus: Story = inStates({ target: 'li + li a' })

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
