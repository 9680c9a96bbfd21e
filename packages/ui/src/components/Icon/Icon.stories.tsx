import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cluster, Stack } from '../../foundations/layout/Layout.js'
import { Text } from '../Text/Text.js'
import { createIcon } from './Icon.js'
import * as icons from './icons.js'

const meta = { title: 'Components/Icon', component: icons.IconMachine } satisfies Meta<typeof icons.IconMachine>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { size: 'huge', label: 'Machine' } }

export const Sizes: Story = {
  render: () => (
    <Cluster>
      <icons.IconSettings size="small" />
      <icons.IconSettings size="medium" />
      <icons.IconSettings size="large" />
      <icons.IconSettings size="huge" />
    </Cluster>
  ),
}

export const TheSet: Story = {
  render: () => (
    <Cluster gap="5" as="ul" role="list">
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack as="li" key={name} gap="2" align="center">
          <Icon size="large" />
          <Text size="caption" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Cluster>
  ),
}

export const Labelled: Story = {
  args: { label: 'Machine' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Machine' })).toBeVisible()
  },
}

const IconTerminal = createIcon('M3 12h6M15 12h6M9 8h6v8H9z')

export const OwnIcon: Story = { render: () => <IconTerminal size="huge" /> }
