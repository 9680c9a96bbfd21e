import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../foundations/layout/Layout.js'
import { smallestPhone } from '../../stories-assets/inLanguage.js'
import { Heading } from './Heading.js'

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 2, children: 'Every wire, every time' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { level: 1, size: 'display' } }

export const Scale: Story = {
  render: () => (
    <Stack gap="5">
      <Heading level={2} size="display">
        Cut, strip, crimp
      </Heading>
      <Heading level={2} size="title1">
        Cut, strip, crimp
      </Heading>
      <Heading level={2} size="title2">
        Cut, strip, crimp
      </Heading>
      <Heading level={2} size="title3">
        Cut, strip, crimp
      </Heading>
      <Heading level={2} size="title4">
        Cut, strip, crimp
      </Heading>
    </Stack>
  ),
}

export const SizeIndependentOfLevel: Story = {
  args: { level: 3, size: 'title1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible()
  },
}

export const LongGerman: Story = {
  globals: smallestPhone,
  args: { level: 1, size: 'display', lang: 'de', children: 'Hochgeschwindigkeitskabelkonfektionierungsautomaten' },
  decorators: [
    (Story) => (
      <div data-story-width="phone">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading')
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth)
  },
}

export const Chinese: Story = {
  render: () => (
    <Stack>
      <Heading level={2} size="title1" lang="zh">
        每一根线束，始终如一
      </Heading>
      <Heading level={2} size="title1" lang="ja">
        すべての電線を、いつも正確に
      </Heading>
    </Stack>
  ),
}
