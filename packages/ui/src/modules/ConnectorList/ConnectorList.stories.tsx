import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { diagramBlocks } from '../../stories-assets/diagramBlocks.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { followsLink } from '../../stories-assets/plays.js'
import { ConnectorList } from './ConnectorList.js'

const meta = {
  title: 'Modules/ConnectorList',
  component: ConnectorList,
  parameters: { layout: 'fullscreen' },
  // Without the anchor id: a page may contain several stories of a module.
  args: { ...diagramBlocks.connectors, id: undefined },
} satisfies Meta<typeof ConnectorList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'CX-1808-08' })).toBeVisible()
    const [narrow, wide] = canvas.getAllByRole('listitem').map((entry) => entry.querySelector('svg path'))
    const widthOf = (face: Element | null | undefined) => face?.getBoundingClientRect().width ?? 0
    await expect(widthOf(narrow)).toBeLessThan(widthOf(wide))
    await followsLink(canvas.getByRole('link', { name: 'CX-1808-08' }), '/en/housings')
  },
}

export const Playground: Story = {}

export const One: Story = { render: (args) => <ConnectorList {...args} connectors={args.connectors.slice(0, 1)} /> }

export const WithoutLinks: Story = {
  render: (args) => (
    <ConnectorList {...args} connectors={args.connectors.map((connector) => ({ ...connector, link: undefined }))} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'CX-1808-08' })).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const HoverAndFocus: Story = inStates({ isWide: true })

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: diagramBlocks.connectors }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
