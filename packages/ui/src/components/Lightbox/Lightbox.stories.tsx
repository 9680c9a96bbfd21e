import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { useState } from 'react'
import { Button } from '../Button/Button.js'
import { IconExpand } from '../Icon/icons.js'
import { Lightbox, type LightboxItem } from './Lightbox.js'

const items: readonly LightboxItem[] = (
  [
    ['cutStrip', 'Alpha 530, front view', 'The Alpha 530 cuts, strips and crimps two wires at once.'],
    ['crimp', 'Crimping station', undefined],
    ['wire', 'Stripped wire with its dimensions', 'Stripping length 2.5 mm.'],
  ] as const
).map(([family, alt, caption]) => ({
  id: family,
  picture: machinePicture(family, alt),
  thumbnail: machinePicture(family, '', 160, 160),
  caption,
}))

const meta = {
  title: 'Components/Lightbox',
  component: Lightbox,
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  args: {
    title: 'Pictures of the Alpha 530',
    trigger: (
      <Button look="outline" icon={IconExpand}>
        Enlarge
      </Button>
    ),
    items,
    labels: {
      close: 'Close pictures',
      previous: 'Previous picture',
      next: 'Next picture',
      toPosition: (position, count) => `${position} of ${count}`,
      toThumbnail: (position) => `Show picture ${position}`,
    },
  },
} satisfies Meta<typeof Lightbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { startIndex: 1 } }

export const Open: Story = {
  args: { defaultOpen: true, startIndex: 2 },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Pictures of the Alpha 530' })
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(screen.getByRole('status')).toHaveTextContent('3 of 3')
    await waitFor(() => expect(screen.getByAltText('Stripped wire with its dimensions')).toBeVisible())
  },
}

export const KeyboardJourney: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Enlarge' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 of 3'))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 of 3'))
    await userEvent.click(screen.getByRole('button', { name: 'Show picture 1' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 of 3'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}

/** While the track scrolls smoothly, the position is that of the chosen picture. */
export const ChosenWhileItScrolls: Story = {
  globals: { motion: 'full' },
  args: { defaultOpen: true },
  play: async () => {
    const list = (await screen.findByAltText('Alpha 530, front view')).closest('ul')
    await waitFor(() => expect(list?.clientWidth).toBeGreaterThan(0))
    const status = screen.getByRole('status')
    const announced: (string | null)[] = []
    const observer = new MutationObserver(() => announced.push(status.textContent))
    observer.observe(status, { characterData: true, childList: true, subtree: true })
    await userEvent.click(screen.getByRole('button', { name: 'Show picture 3' }))
    await waitFor(() => expect(list?.scrollLeft).toBe(2 * (list?.clientWidth ?? 0)), { timeout: 5000 })
    observer.disconnect()
    await expect(announced).toEqual(['3 of 3'])
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(list?.scrollLeft).toBe(0), { timeout: 5000 })
    await userEvent.keyboard('{ArrowRight}')
    // The first press scrolls already.
    await waitFor(() => expect(list?.scrollLeft).toBeGreaterThan(0))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(list?.scrollLeft).toBe(2 * (list?.clientWidth ?? 0)), { timeout: 5000 })
    await expect(status).toHaveTextContent('3 of 3')
  },
}

/** A swipe ends the scrolling to the chosen picture; the position follows it again. */
export const SwipedWhileItScrolls: Story = {
  globals: { motion: 'full' },
  args: { defaultOpen: true },
  play: async () => {
    const list = (await screen.findByAltText('Alpha 530, front view')).closest('ul')
    if (!list) throw new Error('no list')
    await waitFor(() => expect(list.clientWidth).toBeGreaterThan(0))
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('status')).toHaveTextContent('3 of 3')
    await fireEvent.pointerDown(list)
    list.scrollTo({ left: list.clientWidth, behavior: 'instant' })
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 of 3'))
  },
}

export const Swiped: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const list = (await screen.findByAltText('Alpha 530, front view')).closest('ul')
    await waitFor(() => expect(list?.clientWidth).toBeGreaterThan(0))
    list?.scrollTo({ left: list.clientWidth, behavior: 'instant' })
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 of 3'))
  },
}

export const OnePicture: Story = {
  args: { defaultOpen: true, items: items.slice(0, 1) },
  play: async () => {
    await screen.findByRole('dialog')
    await expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull()
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)

export const OpenedByTheApplication: Story = {
  args: { trigger: undefined },
  render: function Controlled(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Show</Button>
        <Lightbox {...args} open={isOpen} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
