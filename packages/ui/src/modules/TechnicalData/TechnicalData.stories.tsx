import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { measurementContent, technicalDataContent } from '../../stories-assets/catalogueContent.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { tabsTo } from '../../stories-assets/plays.js'
import type { MeasurementSystem } from '../MeasurementSwitch/MeasurementSwitch.types.js'
import { TechnicalData } from './TechnicalData.js'
import type { TechnicalDataProps } from './TechnicalData.types.js'

const meta = {
  title: 'Modules/TechnicalData',
  component: TechnicalData,
  parameters: { layout: 'fullscreen' },
  args: technicalDataContent,
} satisfies Meta<typeof TechnicalData>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: (args) => <WithSwitch {...args} /> }

export const Playground: Story = {}

export const Imperial: Story = { args: { measurement: { ...measurementContent, system: 'dim_imperial' } } }

export const SwitchesImmediately: Story = {
  render: (args) => <WithSwitch {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,850')).toBeVisible()
    const imperial = canvas.getByRole('button', { name: 'Imperial' })
    await tabsTo(imperial)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('4,079')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Metric' }))
    await expect(canvas.getByText('1,850')).toBeVisible()
    await userEvent.click(imperial)
    await expect(canvas.getByText('4,079')).toBeVisible()
    await expect(canvas.getByText('1,850')).not.toBeVisible()
    await expect(canvas.getByText('3 × 208–480')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { groups: [], measurement: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No specifications are available.')).toBeVisible()
  },
}

/** On tablets the groups are in two columns below the drawing. */
export const DrawingOnTablet: Story = {
  args: { drawing: <img alt="Dimensions" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E" /> },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'Dimensions' }).getBoundingClientRect()
    const tables = canvas.getAllByRole('table').map((table) => table.getBoundingClientRect())
    await expect(Math.min(...tables.map(({ top }) => top))).toBeGreaterThanOrEqual(drawing.bottom)
    await expect(new Set(tables.map(({ left }) => Math.round(left))).size).toBe(2)
  },
}

export const LongGerman: Story = {
  ...inLongGerman(meta.args),
  render: (args) => (
    <TechnicalData
      {...args}
      title="Technische Daten"
      groups={[
        {
          id: 'g',
          title: 'Kabelverarbeitungseigenschaften',
          rows: [
            {
              id: 'r',
              name: 'Hochgeschwindigkeitsablängungsgenauigkeit',
              value: 'Mehrleiterkabelabhängig',
              system: null,
            },
          ],
        },
      ]}
    />
  ),
}

/** Twelve Chinese characters are wider than half of a phone: they break. */
export const LongChineseOnPhone: Story = {
  args: {
    groups: [
      {
        id: 'wires',
        title: '导线与电缆',
        rows: [{ id: 'kinds', name: '电缆类型', value: '单芯线、扁平电缆、多芯线', system: null }],
      },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('cell')
    await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
  },
}

function WithSwitch(props: TechnicalDataProps) {
  const [system, setSystem] = useState<MeasurementSystem>('dim_metric')
  return <TechnicalData {...props} measurement={{ ...measurementContent, system, onChange: setSystem }} />
}

export const Chinese: Story = inChinese(meta.args)
