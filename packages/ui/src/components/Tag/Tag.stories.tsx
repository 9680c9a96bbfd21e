import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Cluster } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { pressesButton } from '../../stories-assets/plays.js'
import { Tag } from './Tag.js'

const removed = fn()

const meta = { title: 'Components/Tag', component: Tag, args: { children: 'Automotive' } } satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { href: '#automotive' } }

export const Links: Story = {
  render: () => (
    <Cluster gap="2">
      <Tag href="#a">Automotive</Tag>
      <Tag href="#b">Aerospace</Tag>
      <Tag href="#c">Data cables</Tag>
    </Cluster>
  ),
}

export const Removable: Story = {
  args: { remove: { label: 'Remove filter Automotive', onRemove: removed } },
  play: async ({ canvas }) => {
    removed.mockClear()
    const remove = canvas.getByRole('button', { name: 'Remove filter Automotive' })
    await pressesButton(remove)
    await userEvent.click(remove)
    await expect(removed).toHaveBeenCalledTimes(4)
  },
}

export const HoverAndFocus: Story = { ...inStates(), args: { href: '#automotive' } }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
