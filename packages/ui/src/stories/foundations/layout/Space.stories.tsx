import type { Meta, StoryObj } from '@storybook/react-vite'
import { DoAndDont } from '../../examples.js'
import { vars } from '../../../foundations/contract.css.js'
import { Cluster, Stack } from '../../../foundations/layout/Layout.js'
import { Text } from '../../../components/Text/Text.js'

const meta = { title: 'Foundations/Space' } satisfies Meta

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

export const NearMeansTogether: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'A title is nearer to its text than to what stands above.',
        show: (
          <Stack gap="5">
            <Stack gap="1">
              <Text strong>Stripping</Text>
              <Text size="small">0.1–15 mm</Text>
            </Stack>
            <Stack gap="1">
              <Text strong>Crimping</Text>
              <Text size="small">up to 40 kN</Text>
            </Stack>
          </Stack>
        ),
      }}
      bad={{
        rule: 'The same distance everywhere: which text belongs to which title?',
        show: (
          <Stack gap="4">
            <Text strong>Stripping</Text>
            <Text size="small">0.1–15 mm</Text>
            <Text strong>Crimping</Text>
            <Text size="small">up to 40 kN</Text>
          </Stack>
        ),
      }}
    />
  ),
}
