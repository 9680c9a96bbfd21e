import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId } from 'react'
import { expect, userEvent } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink, tabsTo } from '../../stories-assets/plays.js'
import { Text } from '../Text/Text.js'
import { SkipLink, type SkipLinkProps } from './SkipLink.js'

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { href: '#content', children: 'Skip to main content' },
  render: (args) => <WithTarget {...args} />,
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to main content' })
    await tabsTo(link)
    await followsLink(link, link.getAttribute('href') ?? '')
  },
}

export const Playground: Story = {}

export const VisibleOnFocus: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await expect(getComputedStyle(link).clipPath).toBe('inset(50%)')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).clipPath).toBe('none')
  },
}

function WithTarget(props: SkipLinkProps) {
  const id = useId()
  return (
    <>
      <SkipLink {...props} href={`#${id}`} />
      <div id={id} tabIndex={-1}>
        <Text>Press Tab to see the link.</Text>
      </div>
    </>
  )
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
