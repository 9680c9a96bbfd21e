import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ButtonLink } from '../../components/Button/Button.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { inChinese, inLongGerman, smallestPhone } from '../../stories-assets/inLanguage.js'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { followsLink } from '../../stories-assets/plays.js'
import { ProductFinder } from './ProductFinder.js'
import type { FinderItem, ProductFinderProps } from './ProductFinder.types.js'

const machine = (name: string, reasons: FinderItem['reasons']): FinderItem => ({
  id: name,
  name,
  href: `#${name}`,
  description: 'The machine for most workshops: cut, stripped and slit in one pass.',
  picture: machinePicture('cutStrip', '', 960, 720),
  reasons,
})

const fields: ProductFinderProps['fields'] = {
  operation: {
    name: 'operation',
    label: 'Operation',
    value: 'cut-strip',
    options: [
      { value: '', text: 'Any operation' },
      { label: 'Cutting and stripping', options: [{ value: 'cut-strip', text: 'Cut and strip machines' }] },
    ],
  },
  size: {
    name: 'mm2',
    label: 'Wire cross-section (mm²)',
    value: '2.5',
    hint: 'For example 2.5',
    inputMode: 'decimal',
    other: { text: 'Enter it in AWG', href: '#awg' },
  },
  cableType: { name: 'cable', label: 'Cable type', value: '', options: [{ value: '', text: 'Any cable type' }] },
  volume: {
    name: 'volume',
    label: 'Pieces per hour',
    value: '5000',
    hint: 'For example 2000',
    inputMode: 'numeric',
  },
}

const meta = {
  title: 'Modules/ProductFinder',
  component: ProductFinder,
  args: {
    label: 'Your job',
    action: '#finder',
    fields,
    submitText: 'Find machines',
    reset: { text: 'Start again', href: '#reset' },
    fits: {
      title: '1 machine fits',
      items: [
        machine('CS 240', [
          { id: 'size', outcome: 'fits', outcomeText: 'Fits', text: '2.5 mm² is within 0.08…10 mm²' },
          { id: 'cable', outcome: 'unknown', outcomeText: 'Not known', text: 'Cable types not stated' },
          { id: 'volume', outcome: 'fits', outcomeText: 'Fits', text: 'Up to 5200 pieces per hour' },
        ]),
      ],
    },
    near: {
      title: '1 machine nearly fits',
      items: [
        machine('CS 120', [
          { id: 'size', outcome: 'fits', outcomeText: 'Fits', text: '2.5 mm² is within 0.03…4 mm²' },
          { id: 'volume', outcome: 'misses', outcomeText: 'Does not fit', text: 'Up to 4800 of 5000 pieces per hour' },
        ]),
      ],
    },
  },
} satisfies Meta<typeof ProductFinder>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Start again' }), '#reset')
    await expect(canvas.getByRole('search', { name: 'Your job' })).toHaveAttribute('method', 'get')
    await expect(canvas.getByText(/Up to 4800 of 5000/)).toHaveTextContent('Does not fit: Up to 4800 of 5000')
  },
}

export const Playground: Story = {}

/** The best machines; the others open on request, without script too. */
export const ManyMachines: Story = {
  args: {
    fits: {
      title: '9 machines fit',
      items: Array.from({ length: 9 }, (_, index) => machine(`CS ${index + 1}00`, [])),
      more: { after: 6, text: 'Show 3 more machines' },
    },
    near: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article').filter((item) => item.checkVisibility())).toHaveLength(6)
    const more = canvas.getByText('Show 3 more machines')
    await userEvent.click(more)
    await expect(canvas.getByRole('link', { name: 'CS 900' })).toBeVisible()
    await expect(more).toHaveFocus()
    await expect(more).toBeVisible()
  },
}

export const BeforeTheFirstAnswer: Story = {
  args: {
    reset: undefined,
    fits: undefined,
    near: undefined,
    placeholder: (
      <EmptyState title="One answer is enough" level={2} actions={<ButtonLink href="#mm2">2.5 mm²</ButtonLink>}>
        Every further answer narrows the choice.
      </EmptyState>
    ),
  },
}

export const NoMatch: Story = {
  args: {
    fits: undefined,
    placeholder: (
      <EmptyState
        title="No machine fits all answers"
        level={2}
        actions={<ButtonLink href="#wider">Without “5000”: 4 machines</ButtonLink>}
      >
        Leave one answer out, or ask us.
      </EmptyState>
    ),
  },
}

export const InvalidAnswer: Story = {
  args: {
    fields: {
      ...fields,
      size: { ...fields.size, value: 'thick', error: 'Enter a cross-section in mm², such as 2.5.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Wire cross-section/)).toHaveValue('thick')
    await expect(canvas.getByLabelText(/Wire cross-section/)).toBeInvalid()
  },
}

export const Phone: Story = { globals: smallestPhone }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
