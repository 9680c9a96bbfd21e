import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { brandTokens } from '../../foundations/tokens/brands.js'
import { toRatio } from '../../foundations/tokens/contrast.js'
import type { ColorValue } from '../../foundations/tokens/tokens.types.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { clicksAt, tabsTo } from '../../stories-assets/plays.js'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from './Table.js'

const rows = [
  ['Wire cross-section', '0.13 – 6 mm²'],
  ['Length range', '35 mm – 65 m'],
  ['Strip length', '0.1 – 35 mm'],
  ['Wire feed speed', 'up to 12 m/s'],
  ['Compressed air', '6 – 8 bar'],
]

const meta = {
  title: 'Components/Table',
  component: Table,
  args: {
    caption: 'Technical data',
    children: (
      <TableBody>
        {rows.map(([name, value]) => (
          <TableRow key={name}>
            <TableHeaderCell scope="row">{name}</TableHeaderCell>
            <TableCell>{value}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    ),
  },
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAccessibleName('Technical data')
    await expect(canvas.getByRole('rowheader', { name: 'Strip length' })).toBeVisible()
  },
}

export const Playground: Story = { args: { hideCaption: true } }

export const WithColumns: Story = {
  args: {
    caption: 'Variants',
    children: (
      <>
        <TableHead>
          <TableRow>
            <TableHeaderCell>Variant</TableHeaderCell>
            <TableHeaderCell>Stations</TableHeaderCell>
            <TableHeaderCell align="end">Output per hour</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {[
            ['Alpha 530', '5', '3,600'],
            ['Alpha 550', '8', '4,800'],
          ].map(([name, stations, output]) => (
            <TableRow key={name}>
              <TableHeaderCell scope="row">{name}</TableHeaderCell>
              <TableCell>{stations}</TableCell>
              <TableCell align="end">{output}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </>
    ),
  },
}

export const ScrollsSideways: Story = {
  args: {
    caption: 'Output by month',
    children: (
      <TableBody>
        <TableRow>
          {Array.from({ length: 24 }, (_, index) => (
            <TableCell key={index} align="end">{`${(index + 3) * 1_137}`}</TableCell>
          ))}
        </TableRow>
      </TableBody>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region', { name: 'Output by month' })
    await clicksAt(region)
    await expect(region).toHaveFocus()
    await tabsTo(region)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** The line at the edge beyond which the table scrolls has enough contrast in the dark scheme of each brand. */
export const ScrollsInTheDark: Story = {
  ...ScrollsSideways,
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Output by month' })
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    const { dataset } = document.documentElement
    const { brand = 'kudex' } = dataset
    const contrasts = Object.keys(brandTokens).map((name) => {
      dataset.brand = name
      const { backgroundImage } = getComputedStyle(region)
      const [canvasColor, , edge] = backgroundImage.split('linear-gradient').slice(1).map(readColor)
      return canvasColor && edge ? toRatio(edge, canvasColor) : 1
    })
    dataset.brand = brand
    await expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(3)
  },
}

/** The first colour of a gradient. */
function readColor(gradient: string): ColorValue | undefined {
  const channels = /rgb\((\d+), (\d+), (\d+)\)/.exec(gradient)?.slice(1)
  if (!channels) return undefined
  return { colorSpace: 'srgb', components: channels.map((channel) => Number(channel) / 255), alpha: 1, hex: '' }
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
