import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button, IconButton } from '../Button/Button.js'
import { Cluster } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { IconInfo } from '../Icon/layoutIcons.js'
import { Tooltip } from './Tooltip.js'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    text: 'Crimp force monitoring compares each stroke with a good one.',
    children: <IconButton icon={IconInfo} label="What is this?" title={undefined} />,
  },
  decorators: [
    (Story) => (
      <div data-story-tip>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { side: 'bottom' } }

export const KeyboardJourney: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'What is this?' })
    await expect(button).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await expect(button).toHaveAccessibleDescription(/compares each stroke/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

export const OnHover: Story = {
  render: () => (
    <Cluster>
      <Tooltip text="Only administrators of the organization can do this.">
        <Button look="outline" aria-disabled>
          Delete user
        </Button>
      </Tooltip>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
