import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { tabsTo } from '../../stories-assets/plays.js'
import { ShowMore } from './ShowMore.js'

const meta = {
  title: 'Components/ShowMore',
  component: ShowMore,
  args: { rangeText: '1 - 10 of 23', shown: 10, total: 23, buttonText: 'Show more' },
} satisfies Meta<typeof ShowMore>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { href: '#page-2' } }

export const ToTheEnd: Story = {
  render: function Render(args) {
    const [shown, setShown] = useState(10)
    return (
      <ShowMore
        {...args}
        rangeText={`1 - ${shown} of 23`}
        shown={shown}
        onShowMore={() => setShown(Math.min(shown + 10, 23))}
      />
    )
  },
  play: async ({ canvas }) => {
    await tabsTo(canvas.getByRole('button', { name: 'Show more' }))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 - 20 of 23')
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('status')).toHaveFocus()
  },
}

/** The live region is there before the error. */
export const AnnouncesError: Story = {
  render: function Render(args) {
    const [error, setError] = useState<string>()
    return <ShowMore {...args} error={error} onShowMore={() => setError('The next entries could not be loaded.')} />
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(alert).toHaveTextContent('could not be loaded')
  },
}

export const States: Story = {
  render: (args) => (
    <Stack gap="6">
      <ShowMore {...args} loading />
      <ShowMore {...args} error="The next entries could not be loaded. Try again." />
      <ShowMore {...args} rangeText="1 - 23 of 23" shown={23} />
      <div data-story-width="phone" lang="de">
        <ShowMore {...args} rangeText="1 - 10 von 1’284" total={1284} buttonText="Weitere Ergebnisse anzeigen" />
      </div>
    </Stack>
  ),
}

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
