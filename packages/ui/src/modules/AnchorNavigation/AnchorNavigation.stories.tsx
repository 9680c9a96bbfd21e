import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { contentBlocks } from '../../stories-assets/contentBlocks.js'
import { PageSection } from '../PageSection/PageSection.js'
import { inStates } from '../../stories-assets/inStates.js'
import { followsLink } from '../../stories-assets/plays.js'
import { AnchorNavigation, type AnchorNavigationProps } from './AnchorNavigation.js'

const items = [
  { id: 'story-highlights', text: 'Highlights' },
  { id: 'story-technical-data', text: 'Technical data' },
  { id: 'story-variants', text: 'Variants' },
  { id: 'story-downloads', text: 'Downloads' },
]

const meta = {
  title: 'Modules/AnchorNavigation',
  component: AnchorNavigation,
  parameters: { layout: 'fullscreen' },
  args: { label: 'On this page', items },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof AnchorNavigation>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Variants' }), '#story-variants')
    await expect(canvas.getByRole('link', { name: 'Variants' })).toHaveAttribute('href', '#story-variants')
  },
}

export const Playground: Story = {}

export const MarksCurrentSection: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Highlights' })).toHaveFocus()
    canvasElement.querySelector('#story-variants')?.scrollIntoView({ behavior: 'instant' })
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Variants' })).toHaveAttribute('aria-current', 'location'),
    )
    await expect(canvas.getByRole('link', { name: 'Highlights' })).not.toHaveAttribute('aria-current')
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}

/** The row follows the current section, and returns to its start with the page. */
export const ReturnsToItsStart: Story = {
  globals: { viewport: { value: 'phone320' } },
  render: (args) => (
    <>
      <div style={{ minHeight: '60rem' }} />
      <Page {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list')
    canvasElement.querySelector('#story-downloads')?.scrollIntoView({ behavior: 'instant' })
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(0))
    window.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(list.scrollLeft).toBe(0))
  },
}

export const HoverAndFocus: Story = inStates({ isWide: true, repeatsIds: true })

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: contentBlocks.anchorNavigation }

export const LongGerman: Story = {
  globals: { viewport: { value: 'phone320' } },
  args: {
    label: 'Auf dieser Seite',
    items: [
      { id: 'story-highlights', text: 'Leistungsmerkmale im Überblick' },
      { id: 'story-technical-data', text: 'Technische Daten und Anschlusswerte' },
      { id: 'story-variants', text: 'Ausführungen' },
      { id: 'story-downloads', text: 'Betriebsanleitungen und Prospekte' },
    ],
  },
  render: (args) => (
    <div lang="de">
      <Page {...args} />
    </div>
  ),
}

export const Chinese: Story = {
  args: {
    label: '本页内容',
    items: [
      { id: 'story-highlights', text: '亮点' },
      { id: 'story-technical-data', text: '技术数据' },
    ],
  },
  render: (args) => (
    <div lang="zh">
      <Page {...args} />
    </div>
  ),
}

function Page(props: AnchorNavigationProps) {
  return (
    <>
      <AnchorNavigation {...props} />
      {props.items.map(({ id, text }) => (
        <PageSection key={id} id={id} title={text}>
          <div style={{ minHeight: '30rem' }} />
        </PageSection>
      ))}
    </>
  )
}
