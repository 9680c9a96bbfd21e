import type { Meta, StoryObj } from '@storybook/react-vite'
import { DoAndDont } from '../../examples.js'
import { expect } from 'storybook/test'
import { Stack } from '../../../foundations/layout/Layout.js'
import { brandTokens } from '../../../foundations/tokens/brands.js'
import { Heading } from '../../../components/Heading/Heading.js'
import { Text } from '../../../components/Text/Text.js'

const meta = { title: 'Foundations/Type' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const headings = ['display', 'title1', 'title2', 'title3', 'title4'] as const
const texts = ['lead', 'body', 'small', 'caption'] as const

export const Default: Story = {
  render: () => (
    <Stack gap="6">
      {headings.map((size) => (
        <Stack key={size} gap="1">
          <Text size="caption" tone="muted">
            {size}
          </Text>
          <Heading level={2} size={size}>
            Precision is a habit
          </Heading>
        </Stack>
      ))}
      {texts.map((size) => (
        <Stack key={size} gap="1">
          <Text size="caption" tone="muted">
            {size}
          </Text>
          <Text size={size} measure>
            Twelve thousand crimps a day, and each one leaves its force curve behind. What is kept can be compared, and
            what is compared gets better.
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
}

export const OneLargeTitle: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'One large title; what follows is clearly smaller.',
        show: (
          <Stack gap="2">
            <Heading level={2} size="title2">
              Crimping
            </Heading>
            <Text>Twelve machines for terminals up to 120 mm².</Text>
          </Stack>
        ),
      }}
      bad={{
        rule: 'Sizes that nearly agree look like a mistake.',
        show: (
          <Stack gap="2">
            <Heading level={2} size="title3">
              Crimping
            </Heading>
            <Text size="lead" strong>
              Twelve machines for terminals up to 120 mm².
            </Text>
          </Stack>
        ),
      }}
    />
  ),
}

export const ShortLines: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'Lines of at most 75 characters: the token measure.',
        show: (
          <Text size="small" measure>
            The machine cuts, strips and crimps each wire of a harness. Every stroke of the press leaves a force curve,
            and what is kept can be compared.
          </Text>
        ),
      }}
      bad={{
        rule: 'Text in capitals, or centred over many lines.',
        show: (
          <Text size="small" className="story-centred">
            THE MACHINE CUTS, STRIPS AND CRIMPS EACH WIRE OF A HARNESS. EVERY STROKE OF THE PRESS LEAVES A FORCE CURVE,
            AND WHAT IS KEPT CAN BE COMPARED.
          </Text>
        ),
      }}
    />
  ),
}

export const Languages: Story = {
  render: () => (
    <Stack gap="4">
      <Heading level={2} lang="cs">
        Přesnost začíná u řezu, příští krimp ji ověří
      </Heading>
      <Heading level={2} lang="hu">
        Minden vezeték, minden alkalommal – őrült pontossággal
      </Heading>
      <Heading level={2} lang="ro">
        Precizia începe cu tăierea și se verifică în fiecare sertizare
      </Heading>
      <Heading level={2} lang="zh">
        线束加工设备：切割、剥皮、压接
      </Heading>
      <Heading level={2} lang="ja">
        電線加工機：切断・皮むき・圧着
      </Heading>
    </Stack>
  ),
}

const samples = [
  'the machine cuts strips and crimps each wire and the sensor measures every stroke of the press',
  '0123456789',
]

/** No layout shift when a font loads: the fallback's letters and digits have its width within 3 %. */
export const FallbackFontsMatchSize: Story = {
  parameters: { differsByItself: 'It measures the fallback fonts of the machine.' },
  render: () => (
    <Stack gap="5">
      {toFaces().flatMap(({ family, fallback, weight }) =>
        samples.map((sample) => (
          <div key={`${family} ${weight} ${sample}`}>
            {[family, fallback].map((name) => (
              <span
                key={name}
                data-face={name}
                style={{
                  display: 'table',
                  fontFamily: `"${name}"`,
                  fontWeight: weight,
                  fontSize: 16,
                  fontVariantNumeric: 'tabular-nums',
                  whiteSpace: 'nowrap',
                }}
              >
                {sample}
              </span>
            ))}
          </div>
        )),
      )}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await Promise.all(toFaces().map(({ family, weight }) => document.fonts.load(`${weight} 16px "${family}"`)))
    for (const pair of canvasElement.querySelectorAll('div:has(> [data-face])')) {
      const [real, standIn] = [...pair.children].map((line) => line.getBoundingClientRect())
      await expect((standIn?.width ?? 0) / (real?.width ?? 1)).toBeGreaterThan(0.97)
      await expect((standIn?.width ?? 0) / (real?.width ?? 1)).toBeLessThan(1.03)
    }
  },
}

function toFaces() {
  const faces = Object.values(brandTokens).flatMap(({ font, weight }) => [
    { family: font.text.$value[0] ?? '', fallback: font.text.$value[1] ?? '', weight: weight.text.$value },
    { family: font.text.$value[0] ?? '', fallback: font.text.$value[1] ?? '', weight: weight.strong.$value },
    { family: font.display.$value[0] ?? '', fallback: font.display.$value[1] ?? '', weight: weight.display.$value },
    { family: 'Saira Variable', fallback: 'Saira Fallback', weight: weight.display.$value },
  ])
  return [...new Map(faces.map((face) => [`${face.family} ${face.weight}`, face])).values()]
}
