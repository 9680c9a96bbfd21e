import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { diagramBlocks } from '../../stories-assets/diagramBlocks.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { followsLink } from '../../stories-assets/plays.js'
import { EventRoute } from './EventRoute.js'

// Land as dots, in the units of the map of the block, whose picture the host serves.
const land =
  'M3 0H79L80 9 74 12 69 16 66 20 67 24 62 28 59 32 61 36 61 41 59 36H39L38 44 40 51 45 54 48 49H52L50 55 57 58 57 60H46L34 55 28 48 22 41 17 36 8 24 3 13Z'
const dots =
  '<pattern id="dots" width="1" height="1" patternUnits="userSpaceOnUse"><circle cx=".5" cy=".5" r=".25" fill="#8a9695"/></pattern>'
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 84 60" width="840" height="600">${dots}<path d="${land}" fill="url(#dots)"/></svg>`
const route = {
  ...diagramBlocks.route,
  map: { ...diagramBlocks.route.map, src: `data:image/svg+xml,${encodeURIComponent(picture)}` },
}

const meta = {
  title: 'Modules/EventRoute',
  component: EventRoute,
  parameters: { layout: 'fullscreen' },
  // Without the anchor id: a page may contain several stories of a module.
  args: { ...route, id: undefined },
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
    const map = canvasElement.querySelector('image')?.getAttribute('href') ?? ''
    await expect((await fetch(map)).headers.get('content-type')).toBe('image/svg+xml')
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
export const AsBlock: Story = {
  args: diagramBlocks.route,
  render: (args) => <EventRoute {...args} map={route.map} />,
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
