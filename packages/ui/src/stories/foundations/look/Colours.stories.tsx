import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../../components/Button/Button.js'
import { DoAndDont } from '../../examples.js'
import { expect } from 'storybook/test'
import { Cluster, Column, Grid, Stack } from '../../../foundations/layout/Layout.js'
import { vars } from '../../../foundations/contract.css.js'
import { brandTokens, type Brand } from '../../../foundations/tokens/brands.js'
import { contrastPairs, resolveContrast } from '../../../foundations/tokens/contrast.js'
import { colorNames, type ColorName, type ColorValue, type Scheme } from '../../../foundations/tokens/tokens.types.js'
import { Status } from '../../../components/Badge/Badge.js'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/Table/Table.js'
import { Text } from '../../../components/Text/Text.js'

/** Both schemes if `system` is selected, because its value cannot be read. */
type Scope = { brand: Brand; schemes: readonly Scheme[] }

const meta = {
  title: 'Foundations/Colours',
  parameters: { rendersScope: true },
  render: (_args, { globals }) => <Swatches {...toScope(globals)} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    // A colour with opacity is not its hex.
    const shown = canvas.getByText('hover').nextElementSibling
    await expect(shown?.textContent).toMatch(/^#[\da-f]{6}, \d+ %/)
  },
}

export const OneNextStep: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'One signal button per view: the eye goes where people should go.',
        show: (
          <Cluster>
            <Button look="signal">Request a quotation</Button>
            <Button look="outline">Download data sheet</Button>
          </Cluster>
        ),
      }}
      bad={{
        rule: 'Three signals are none.',
        show: (
          <Cluster>
            <Button look="signal">Request a quotation</Button>
            <Button look="signal">Download data sheet</Button>
            <Button look="signal">Compare</Button>
          </Cluster>
        ),
      }}
    />
  ),
}

export const TonesHaveMeanings: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'A state colour with its word, where there is a state.',
        show: (
          <Cluster>
            <Status tone="success">Running</Status>
            <Status tone="warning">Service due</Status>
          </Cluster>
        ),
      }}
      bad={{
        rule: 'State colours as decoration: red no longer means anything.',
        show: (
          <Cluster>
            <Status tone="danger">Crimping</Status>
            <Status tone="success">Cutting</Status>
            <Status tone="warning">Stripping</Status>
          </Cluster>
        ),
      }}
    />
  ),
}

export const Contrast: Story = {
  render: (_args, { globals }) => {
    const { brand, schemes } = toScope(globals)
    return (
      <Stack gap="6">
        {schemes.map((scheme) => (
          <div key={scheme} data-scheme={scheme} style={{ background: vars.color.canvas, color: vars.color.ink }}>
            <ContrastTable brand={brand} scheme={scheme} />
          </div>
        ))}
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByText('too little')).toHaveLength(0)
    await expect(canvas.getAllByRole('row')).toHaveLength(contrastPairs.length + 1)
  },
}

export const DarkPartOnALightPage: Story = {
  render: () => (
    <Grid>
      {(['light', 'dark'] as const).map((scheme) => (
        <Column key={scheme} span={6} data-scheme={scheme}>
          <div style={{ padding: 24, background: vars.color.canvas }}>
            <Text strong>{scheme}</Text>
            <Text tone="muted">Muted</Text>
            <Text tone="signal">Signal</Text>
          </div>
        </Column>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [light, dark] = ['light', 'dark'].map((name) => getComputedStyle(canvas.getByText(name)).color)
    await expect(light).not.toBe(dark)
  },
}

function Swatches({ brand, schemes }: Scope) {
  return (
    <Grid>
      {colorNames.map((name) => (
        <Column key={name} span={{ base: 6, md: 3 }}>
          <Stack gap="1">
            <Ground name={name} height={72} />
            <Text size="small" strong>
              {name}
            </Text>
            <Text size="caption" tone="muted">
              {schemes.map((scheme) => formatColor(brandTokens[brand].scheme[scheme].color[name].$value)).join(' · ')}
            </Text>
          </Stack>
        </Column>
      ))}
    </Grid>
  )
}

/** A colour in hex, with its opacity if it lets something through. */
function formatColor({ hex, alpha }: ColorValue): string {
  return alpha < 1 ? `${hex}, ${Math.round(alpha * 100)} %` : hex
}

function ContrastTable({ brand, scheme }: { brand: Brand; scheme: Scheme }) {
  const colors = brandTokens[brand].scheme[scheme].color
  return (
    <Table caption={`${brand}, ${scheme}`}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>Pair</TableHeaderCell>
          <TableHeaderCell align="end">Contrast</TableHeaderCell>
          <TableHeaderCell align="end">Least</TableHeaderCell>
          <TableHeaderCell>Holds</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {contrastPairs.map(({ foreground, background, least }) => {
          const contrast = resolveContrast(colors, foreground, background)
          const holds = contrast >= least
          return (
            <TableRow key={`${foreground} ${background}`}>
              <TableHeaderCell scope="row">
                <Cluster gap="2">
                  <Ground name={foreground} height={16} width={16} />
                  <Ground name={background} height={16} width={16} />
                  {`${foreground} on ${background}`}
                </Cluster>
              </TableHeaderCell>
              <TableCell align="end">{contrast.toFixed(2)}</TableCell>
              <TableCell align="end">{least.toFixed(1)}</TableCell>
              <TableCell>
                <Status tone={holds ? 'success' : 'danger'}>{holds ? 'yes' : 'too little'}</Status>
              </TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}

function Ground({ name, height, width }: { name: ColorName; height: number; width?: number }) {
  return (
    <span
      style={{ display: 'block', height, width, background: vars.color[name], outline: `1px solid ${vars.color.line}` }}
    />
  )
}

function toScope(globals: Record<string, unknown>): Scope {
  const chosen = String(globals['brand'])
  const brand = Object.hasOwn(brandTokens, chosen) ? (chosen as Brand) : 'kudex'
  const { scheme } = globals
  return { brand, schemes: scheme === 'system' ? ['light', 'dark'] : [scheme === 'dark' ? 'dark' : 'light'] }
}
