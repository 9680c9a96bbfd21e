import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink, opensDetails } from '../../stories-assets/plays.js'
import { Highlights } from './Highlights.js'

const meta = {
  title: 'Modules/Highlights',
  component: Highlights,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Highlights',
    labels: { more: 'More about it', video: 'Play video' },
    items: [
      {
        id: 'changeover',
        name: 'Changeover in one minute',
        shortDescription: 'Applicators and blades lock without tools.',
        longDescription: 'The machine recognises the applicator, loads its crimp data and asks for a sample crimp.',
        picture: machinePicture('crimp', 'Applicator being changed', 1200, 750),
      },
      {
        id: 'force',
        name: 'Every crimp is measured',
        shortDescription: 'Crimp force monitoring finds missing strands before the customer does.',
        picture: machinePicture('wire', 'Stripped wire with its dimensions', 1200, 750),
        videoHref: '#video',
      },
    ],
  },
} satisfies Meta<typeof Highlights>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await opensDetails(canvas.getByText('More about it'))
    await followsLink(canvas.getByRole('link', { name: 'Play video' }), '#video')
  },
}

export const Numbered: Story = {
  args: {
    overview: machinePicture('cutStrip', 'The machine with numbered highlights', 960, 720),
    items: meta.args.items.map((item, index) => ({ ...item, position: { x: 0.3 + index * 0.2, y: 0.5 } })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(/^1/)
  },
}

/** The text of a single highlight stands beside its picture. */
export const Single: Story = {
  args: { items: meta.args.items.slice(0, 1) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img')?.getBoundingClientRect()
    const text = canvas.getByRole('heading', { level: 3 }).getBoundingClientRect()
    await expect(text.left).toBeGreaterThan(picture?.right ?? Infinity)
    await expect(text.top).toBeLessThan(picture?.bottom ?? 0)
  },
}

export const Playground: Story = {}

export const OpensDetails: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('More about it'))
    await expect(canvas.getByText(/asks for a sample crimp/)).toBeVisible()
  },
}

export const LongGerman: Story = {
  ...inLongGerman(meta.args),
  render: (args) => (
    <Highlights
      {...args}
      title="Höhepunkte"
      items={args.items.map((item) => ({ ...item, name: 'Hochgeschwindigkeitsapplikatorwechselvorrichtung' }))}
    />
  ),
}

export const Chinese: Story = inChinese(meta.args)
