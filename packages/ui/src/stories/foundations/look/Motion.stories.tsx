import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import base from '../../../foundations/tokens/base.tokens.json' with { type: 'json' }
import { Cluster, Stack } from '../../../foundations/layout/Layout.js'
import { Text } from '../../../components/Text/Text.js'
import { Button } from '../../../components/Button/Button.js'
import { Spinner } from '../../../components/Spinner/Spinner.js'
import { DoAndDont } from '../../examples.js'

const meta = { title: 'Foundations/Motion' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Durations; everything is finished within a third of a second. */
export const Default: Story = {
  render: () => (
    <Stack gap="2">
      {(['fast', 'medium', 'slow'] as const).map((name) => {
        const { value, unit } = base.duration[name].$value
        return (
          <Cluster key={name} gap="4">
            <Text size="small" className="story-label">
              {name}
            </Text>
            <Text size="small" tabular>
              {`${value} ${unit}`}
            </Text>
          </Cluster>
        )
      })}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('320 ms')).toBeVisible()
  },
}

export const WaitInPlace: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'A button that works keeps its text, size and focus.',
        show: <Button loading>Send request</Button>,
      }}
      bad={{
        rule: 'A text that changes moves what is beside it; the finger presses something else.',
        show: (
          <Cluster>
            <Spinner size="small" label="Sending" />
            <Text>Please wait, your request is being sent …</Text>
          </Cluster>
        ),
      }}
    />
  ),
}
