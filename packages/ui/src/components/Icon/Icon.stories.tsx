import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Cluster } from '../../foundations/layout/Layout.js'
import { IconFinder } from '../../stories/IconFinder.js'
import { createIcon } from './Icon.js'
import * as otherIcons from './icons.js'
import * as layoutIcons from './layoutIcons.js'

const icons = { ...layoutIcons, ...otherIcons }

const meta = {
  title: 'Components/Icon',
  component: icons.IconMachine,
  // Icons are created by `createIcon`, where the props table finds no component.
  argTypes: {
    size: {
      description: 'Size: 16, 20, 24 or 40 px.',
      control: { type: 'inline-radio' },
      options: ['small', 'medium', 'large', 'huge'],
      table: { type: { summary: "'small' | 'medium' | 'large' | 'huge'" }, defaultValue: { summary: "'medium'" } },
    },
    label: {
      description: 'Accessible name of a standalone icon; without it the icon is decorative.',
      control: { type: 'text' },
      table: { type: { summary: 'string' } },
    },
  },
} satisfies Meta<typeof icons.IconMachine>

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

export const IconSet: Story = {
  render: () => <IconFinder icons={icons} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an icon' }), 'arrowri')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'IconArrowRight' }))
    // The line is shown whether it could be copied or not.
    await expect(await canvas.findByText(/import \{ IconArrowRight \} from '@kudex\/ui'/)).toBeVisible()
  },
}

export const Labelled: Story = {
  args: { label: 'Machine' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Machine' })).toBeVisible()
  },
}

const IconTerminal = createIcon('M3 12h6M15 12h6M9 8h6v8H9z')

export const OwnIcon: Story = { render: () => <IconTerminal size="huge" /> }
