import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { Text } from './Text.js'

const sentence =
  'The strip length is measured, not assumed: a sensor in the blade head reads every cut and corrects the next one.'

const meta = { title: 'Components/Text', component: Text, args: { children: sentence } } satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { size: 'lead', measure: true } }

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Text size="lead">{sentence}</Text>
      <Text>{sentence}</Text>
      <Text size="small">{sentence}</Text>
      <Text size="caption">{sentence}</Text>
    </Stack>
  ),
}

export const Tones: Story = {
  render: () => (
    <Stack>
      <Text>{sentence}</Text>
      <Text tone="muted">{sentence}</Text>
      <Text tone="signal">{sentence}</Text>
      <Text tone="danger">{sentence}</Text>
    </Stack>
  ),
}

export const Figures: Story = {
  render: () => (
    <Stack gap="1">
      <Text tabular>0.13 – 6.00 mm²</Text>
      <Text tabular>1.11 – 9.87 mm²</Text>
    </Stack>
  ),
}

export const ReadableWidth: Story = { args: { measure: true, children: `${sentence} ${sentence} ${sentence}` } }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
