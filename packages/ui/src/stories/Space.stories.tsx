import type { Meta, StoryObj } from '@storybook/react-vite'
import { vars } from '../foundations/contract.css.js'
import base from '../foundations/tokens/base.tokens.json' with { type: 'json' }
import { Cluster, Stack } from '../foundations/layout/Layout.js'
import { Text } from '../components/Text/Text.js'

const meta = { title: 'Foundations/Space and depth' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Steps of the space scale; the named ones grow with the viewport. */
export const Default: Story = {
  render: () => (
    <Stack gap="2">
      {Object.entries(vars.space).map(([name, width]) => (
        <Cluster key={name} gap="4">
          <Text size="small" tabular className="story-label">
            {name}
          </Text>
          <span style={{ width, height: 12, background: vars.color.signal }} />
        </Cluster>
      ))}
    </Stack>
  ),
}

/** Shadows for floating elements only. */
export const Depth: Story = {
  render: () => (
    <Cluster gap="7">
      {Object.entries(vars.shadow).map(([name, boxShadow]) => (
        <div
          key={name}
          style={{ boxShadow, padding: 32, background: vars.color.surface, borderRadius: vars.radius.floating }}
        >
          <Text size="small">{name}</Text>
        </div>
      ))}
    </Cluster>
  ),
}

/** Motion is short, and disabled for users who prefer reduced motion. */
export const Motion: Story = {
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
              {value} {unit}
            </Text>
          </Cluster>
        )
      })}
    </Stack>
  ),
}
