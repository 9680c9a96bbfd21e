import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { contentBlocks } from '../../stories-assets/contentBlocks.js'
import { followsLink } from '../../stories-assets/plays.js'
import { TextSection } from './TextSection.js'
import type { StructuredText, StructuredTextNode } from './TextSection.types.js'

const span = (value: string, ...marks: string[]): StructuredTextNode => ({ type: 'span', value, marks })
const paragraph = (...children: StructuredTextNode[]): StructuredTextNode => ({ type: 'paragraph', children })
const toDocument = (...children: StructuredTextNode[]): StructuredText => ({
  schema: 'dast',
  document: { type: 'root', children },
})
const listItem = (text: string): StructuredTextNode => ({ type: 'listItem', children: [paragraph(span(text))] })

const everything = toDocument(
  paragraph(
    span('A good crimp is '),
    span('gas-tight', 'strong'),
    span(': the strands fill the barrel so that '),
    span('no air', 'emphasis'),
    span(' reaches the contact. Read '),
    { type: 'link', url: '/crimping', children: [span('how we measure it')] },
    span(', or '),
    { type: 'itemLink', item: 'training', children: [span('come to a training')] },
    span('.'),
  ),
  { type: 'heading', level: 2, children: [span('What decides')] },
  {
    type: 'list',
    style: 'bulleted',
    children: [
      listItem('The cross-section of the wire'),
      listItem('The shape of the barrel'),
      listItem('The crimp height, to a hundredth of a millimetre'),
    ],
  },
  { type: 'heading', level: 3, children: [span('In this order')] },
  {
    type: 'list',
    style: 'numbered',
    children: [listItem('Strip'), listItem('Position'), listItem('Crimp and measure')],
  },
  {
    type: 'blockquote',
    attribution: 'Crimping handbook',
    children: [paragraph(span('A crimp you cannot measure is a crimp you do not know.'))],
  },
  { type: 'code', code: 'crimpHeight = 1.62 mm ± 0.03 mm' },
  { type: 'thematicBreak' },
  paragraph(span('The job file is called '), span('alpha-530.job', 'code'), span('.\nIt is kept on the machine.')),
)

const meta = {
  title: 'Modules/TextSection',
  component: TextSection,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'What makes a good crimp',
    document: everything,
    resolveItemHref: (itemId: string) => (itemId === 'training' ? '#training' : undefined),
  },
} satisfies Meta<typeof TextSection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'come to a training' }), '#training')
    await expect(canvas.getByRole('link', { name: 'how we measure it' })).toHaveAttribute('href', '/crimping')
    await expect(canvas.getByRole('link', { name: 'come to a training' })).toHaveAttribute('href', '#training')
    await expect(canvas.getAllByRole('list')).toHaveLength(2)
  },
}

export const Playground: Story = { args: { overline: 'Basics' } }

export const UnsafeAndUnknown: Story = {
  args: {
    title: 'What is left out',
    document: toDocument(
      paragraph({ type: 'link', url: 'javascript:alert(1)', children: [span('This address is no link.')] }),
      paragraph({ type: 'itemLink', item: 'gone', children: [span('Neither is a record that is gone.')] }),
      // The type excludes such nodes; content may still contain them.
      { type: 'iframe', children: [span('A node of an unknown type is not shown.')] } as unknown as StructuredTextNode,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText('This address is no link.')).toBeVisible()
    await expect(canvas.queryByText(/unknown type/)).toBeNull()
  },
}

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: contentBlocks.text }

export const LongGerman: Story = {
  render: (args) => (
    <div lang="de">
      <TextSection
        {...args}
        title="Crimpkraftüberwachung"
        document={toDocument(
          { type: 'heading', level: 2, children: [span('Mehrleiterkabelabisoliergenauigkeit')] },
          paragraph(
            span(
              'Die Hochgeschwindigkeitskabelverarbeitungsmaschine überwacht die Crimpkraftverlaufskurve jeder Kontaktierung.',
            ),
          ),
        )}
      />
    </div>
  ),
  globals: { viewport: { value: 'phone320' } },
}

export const Chinese: Story = {
  render: (args) => (
    <div lang="zh">
      <TextSection
        {...args}
        title="什么是好的压接"
        document={toDocument(paragraph(span('好的压接是气密的：导线完全填满端子，空气无法进入接触区域。')))}
      />
    </div>
  ),
}
