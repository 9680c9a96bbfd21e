import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../foundations/layout/Layout.js'
import { UiProvider, type LinkComponentProps } from '../../foundations/provider/UiProvider.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { followsLink } from '../../stories-assets/plays.js'
import { Text } from '../Text/Text.js'
import { Link } from './Link.js'

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#crimping', children: 'Crimping machines' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Crimping machines' }), '#crimping')
  },
}

export const Playground: Story = { args: { look: 'standalone' } }

export const InText: Story = {
  render: () => (
    <Text measure>
      The force curve of every crimp is compared with the taught one; read how the{' '}
      <Link href="#force">crimp force monitor</Link> decides, and what it stores.
    </Text>
  ),
}

export const Standalone: Story = {
  render: () => (
    <Stack gap="3" align="start">
      <Link href="#all" look="standalone">
        All machines
      </Link>
      <Link href="https://example.com/" look="standalone" external newTab>
        Investor page (new tab)
      </Link>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Investor/ })).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <a href={`/en${href}`} data-router="" {...rest} />
}

export const WithRouterLink: Story = {
  render: () => (
    <UiProvider linkComponent={RouterLink}>
      <Link href="/products">Products</Link>
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await expect(link).toHaveAttribute('data-router')
    await expect(link).toHaveAttribute('href', '/en/products')
  },
}

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
