import type { Meta, StoryObj } from '@storybook/react-vite'
import { DoAndDont } from '../../examples.js'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { vars } from '../../../foundations/contract.css.js'
import {
  Cluster,
  Column,
  Container,
  Divider,
  Grid,
  Section,
  Stack,
  VisuallyHidden,
} from '../../../foundations/layout/Layout.js'
import { Heading } from '../../../components/Heading/Heading.js'
import { Text } from '../../../components/Text/Text.js'

const meta = { title: 'Foundations/Grid' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Twelve columns; a column spans all of them by default. */
export const Default: Story = {
  render: () => (
    <Grid>
      <Column span={{ base: 12, md: 8 }}>
        <Block>12, from md 8</Block>
      </Column>
      <Column span={{ base: 12, md: 4 }}>
        <Block>12, from md 4</Block>
      </Column>
      <Column span={{ base: 6, lg: 3 }}>
        <Block>6, from lg 3</Block>
      </Column>
      <Column span={{ base: 6, lg: 3 }} start={{ lg: 10 }}>
        <Block>6, from lg 3 at 10</Block>
      </Column>
    </Grid>
  ),
}

export const EdgesMeet: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'Rows share their edges.',
        show: (
          <Stack gap="3">
            <Row spans={[8, 4]} />
            <Row spans={[4, 4, 4]} />
          </Stack>
        ),
      }}
      bad={{
        rule: 'Every row has edges of its own.',
        show: (
          <Stack gap="3">
            <Row spans={[7, 5]} />
            <Row spans={[3, 5, 4]} />
          </Stack>
        ),
      }}
    />
  ),
}

export const StackAndCluster: Story = {
  render: () => (
    <Stack gap="6">
      <Stack gap="2">
        <Block>Below</Block>
        <Block>each other</Block>
      </Stack>
      <Divider />
      <Cluster gap="3" justify="between">
        <Block>Beside</Block>
        <Block>each other</Block>
        <Block>as long as there is room</Block>
      </Cluster>
    </Stack>
  ),
}

export const Sections: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {(['canvas', 'sunken', 'inverse'] as const).map((tone) => (
        <Section key={tone} tone={tone} aria-label={tone}>
          <Container>
            <Stack>
              <Heading level={2}>{tone}</Heading>
              <Text tone="muted">The inverse tone is dark in every scheme.</Text>
            </Stack>
          </Container>
        </Section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'inverse' })).toHaveAttribute('data-scheme', 'dark')
  },
}

export const ForScreenReadersOnly: Story = {
  render: () => (
    <Text>
      98 %<VisuallyHidden> of all crimps within the limits</VisuallyHidden>
    </Text>
  ),
}

function Row({ spans }: { readonly spans: readonly (3 | 4 | 5 | 7 | 8)[] }) {
  return (
    <Grid>
      {spans.map((span, index) => (
        <Column key={index} span={span}>
          <Block>{span}</Block>
        </Column>
      ))}
    </Grid>
  )
}

function Block({ children }: { children: ReactNode }) {
  return (
    <div style={{ padding: 12, background: vars.color.media, fontSize: 14, color: vars.color.ink }}>{children}</div>
  )
}
