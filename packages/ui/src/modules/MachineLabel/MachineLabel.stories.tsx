import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button, ButtonLink } from '../../components/Button/Button.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { MachineLabel } from './MachineLabel.js'

const meta = {
  title: 'Modules/MachineLabel',
  component: MachineLabel,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Kudex Alpha 550',
    serialNumber: 'A550-20417',
    serialNumberLabel: 'Serial number',
    text: 'Scan for documents and service.',
    address: 'www.kudex.test/m/A550-20417',
    // A pattern, not a readable code.
    code: {
      size: 9,
      path: 'M1 1h3v3h-3zM5 1h3v3h-3zM1 5h3v3h-3zM5 5h1v1h-1zM7 6h1v2h-1z',
      alt: 'QR code: www.kudex.test/m/A550-20417',
    },
    actions: (
      <>
        <Button look="signal">Print</Button>
        <ButtonLink look="outline" href="#machine">
          Back to the machine
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof MachineLabel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Back to the machine' }), '#machine')
    await expect(canvas.getByRole('img', { name: 'QR code: www.kudex.test/m/A550-20417' })).toBeVisible()
    await expect(canvas.getByText('www.kudex.test/m/A550-20417')).toBeVisible()
  },
}

export const Playground: Story = {}

export const WithoutActions: Story = { args: { actions: undefined } }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
