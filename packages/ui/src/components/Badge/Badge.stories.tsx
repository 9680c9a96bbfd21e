import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster, Stack } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { Badge, Status } from './Badge.js'

const tones = ['neutral', 'signal', 'info', 'success', 'warning', 'danger'] as const

const meta = { title: 'Components/Badge', component: Badge, args: { children: 'New' } } satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { tone: 'signal' } }

export const Tones: Story = {
  render: () => (
    <Cluster>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Cluster>
  ),
}

export const AsStatus: Story = {
  render: () => (
    <Stack gap="2">
      <Status tone="success">Active</Status>
      <Status tone="warning">Waiting for approval</Status>
      <Status tone="danger">Rejected</Status>
      <Status>Not requested</Status>
    </Stack>
  ),
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
