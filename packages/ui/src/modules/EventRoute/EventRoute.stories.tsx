import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { diagramBlocks } from '../../stories-assets/diagramBlocks.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { followsLink } from '../../stories-assets/plays.js'
import { EventRoute } from './EventRoute.js'

const meta = {
  title: 'Modules/EventRoute',
  component: EventRoute,
  parameters: { layout: 'fullscreen' },
  // Without the anchor id: a page may contain several stories of a module.
  args: { ...diagramBlocks.route, id: undefined },
} satisfies Meta<typeof EventRoute>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    // Each town once.
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(3)
    const stops = canvas.getAllByRole('listitem')
    await expect(stops.map((stop) => stop.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
    await expect(canvas.getByText('13 – 14 April 2027')).toBeVisible()
    await expect(canvas.getAllByText('Past')).toHaveLength(1)
    await followsLink(canvas.getByRole('link', { name: 'Open house' }), '/en/open-house')
  },
}

export const Playground: Story = {}

/** During an event of several days it is still the next stop. */
export const OnTheLastDay: Story = {
  args: { today: '2027-04-14' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('13 – 14 April 2027')).toBeVisible()
  },
}

export const BeforeTheFirstStop: Story = {
  args: { today: '2026-11-27' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tuesday, 9 February 2027')).toBeVisible()
    await expect(canvas.queryByText('Past')).toBeNull()
  },
}

export const AfterTheLastStop: Story = {
  args: { today: '2028-01-01' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Next stop')).toBeNull()
    await expect(canvas.getAllByText('Past')).toHaveLength(4)
  },
}

export const HoverAndFocus: Story = inStates({ isWide: true })

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: diagramBlocks.route }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
