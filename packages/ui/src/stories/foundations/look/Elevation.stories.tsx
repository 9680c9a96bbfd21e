import type { Meta, StoryObj } from '@storybook/react-vite'
import { vars } from '../../../foundations/contract.css.js'
import { Cluster, Stack } from '../../../foundations/layout/Layout.js'
import { Text } from '../../../components/Text/Text.js'
import { DoAndDont } from '../../examples.js'

const meta = { title: 'Foundations/Elevation' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Shadows for floating elements only. */
export const Default: Story = {
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

export const HairlinesNotBoxes: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'A hairline or white space separates parts of a page. They lie on one plane.',
        show: (
          <Stack gap="3">
            <Text strong>Stripping length</Text>
            <Text size="small">0.1–15 mm</Text>
            <hr style={{ width: '100%', border: 0, borderBlockStart: `1px solid ${vars.color.line}` }} />
            <Text strong>Cross-section</Text>
            <Text size="small">0.13–6 mm²</Text>
          </Stack>
        ),
      }}
      bad={{
        rule: 'Shadows around parts of a page make everything float, and nothing important.',
        show: (
          <Stack gap="3">
            <div style={{ boxShadow: vars.shadow.floating, padding: 16 }}>
              <Text strong>Stripping length</Text>
              <Text size="small">0.1–15 mm</Text>
            </div>
            <div style={{ boxShadow: vars.shadow.floating, padding: 16 }}>
              <Text strong>Cross-section</Text>
              <Text size="small">0.13–6 mm²</Text>
            </div>
          </Stack>
        ),
      }}
    />
  ),
}
