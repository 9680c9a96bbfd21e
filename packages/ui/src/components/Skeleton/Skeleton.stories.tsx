import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid, Column, Stack } from '../../foundations/layout/Layout.js'
import { Skeleton } from './Skeleton.js'

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { lines: 3 } }

export const Playground: Story = { args: { shape: 'picture' } }

export const Card: Story = {
  render: () => (
    <Grid>
      {[1, 2, 3].map((card) => (
        <Column key={card} span={{ base: 12, md: 4 }}>
          <Stack gap="3">
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
            <Skeleton lines={2} />
          </Stack>
        </Column>
      ))}
    </Grid>
  ),
}
