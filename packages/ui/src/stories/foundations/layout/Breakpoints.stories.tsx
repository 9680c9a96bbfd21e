import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { breakpoints } from '../../../foundations/breakpoints.js'
import { vars } from '../../../foundations/contract.css.js'
import { Cluster, Column, Grid, Stack } from '../../../foundations/layout/Layout.js'
import { Text } from '../../../components/Text/Text.js'

const meta = { title: 'Foundations/Breakpoints' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const smallest = 320
const widest = 1440
const steps = [['base', smallest], ...Object.entries(breakpoints)] as const

/** Breakpoints; below the first one everything is in one column. */
export const Default: Story = {
  render: () => (
    <Stack gap="3">
      {steps.map(([name, width]) => (
        <div key={name}>
          <Cluster gap="3" justify="between">
            <Text size="small" strong>
              {name}
            </Text>
            <Text size="small" tone="muted" tabular>
              {name === 'base' ? `${smallest} px and more` : `from ${width} px, ${width / 16} rem`}
            </Text>
          </Cluster>
          <div style={{ width: `${(width / widest) * 100}%`, height: 4, background: vars.color.signal }} />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('from 768 px, 48 rem')).toBeVisible()
  },
}

/** Resize the viewport: one, two, then four columns. */
export const OnTheGrid: Story = {
  render: () => (
    <Grid>
      {steps.slice(1).map(([name]) => (
        <Column key={name} span={{ base: 12, sm: 6, lg: 3 }}>
          <div style={{ paddingBlock: 24, borderBlockStart: `1px solid ${vars.color.line}` }}>
            <Text size="small">{name}</Text>
          </div>
        </Column>
      ))}
    </Grid>
  ),
}
