import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '../../components/Button/Button.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { followsLink } from '../../stories-assets/plays.js'
import { MachineOverview } from './MachineOverview.js'

const meta = {
  title: 'Modules/MachineOverview',
  component: MachineOverview,
  parameters: { layout: 'fullscreen' },
  args: {
    backLink: { href: '#inventory', text: 'All machines' },
    name: 'Kudex Alpha 550',
    serialNumber: 'A550-20417',
    status: { text: 'Maintenance is due', tone: 'warning' },
    facts: [
      { label: 'Model', value: <a href="#product">Kudex Alpha 550</a> },
      { label: 'Location', value: 'Harness hall, Leeds' },
      { label: 'Delivered on', value: <time dateTime="2021-05-04">4 May 2021</time> },
      { label: 'Warranty', value: 'Ended on 4 May 2024' },
      { label: 'Software', value: '8.2.1' },
    ],
    actions: (
      <>
        <ButtonLink look="signal" href="#new">
          Start a ticket
        </ButtonLink>
        <ButtonLink look="outline" href="#label">
          Label
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof MachineOverview>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Start a ticket' }), '#new')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Kudex Alpha 550')
    await expect(canvas.getByRole('link', { name: 'Start a ticket' })).toHaveAttribute('href', '#new')
    await expect(canvas.getAllByRole('term')).toHaveLength(5)
  },
}

export const Playground: Story = {}

export const WithPicture: Story = { args: { picture: machinePicture('cutStrip', '') } }

export const NothingDue: Story = { args: { status: { text: 'Nothing is due', tone: 'success' } } }

export const WithoutActions: Story = { args: { actions: undefined, status: undefined } }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
