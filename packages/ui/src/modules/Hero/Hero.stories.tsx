import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { contentBlocks } from '../../stories-assets/contentBlocks.js'
import { filmLoop } from '../../stories-assets/filmLoop.js'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { Hero } from './Hero.js'

const meta = {
  title: 'Modules/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    overline: 'Wire processing',
    title: 'Every wire, exactly as drawn.',
    lead: 'Machines that cut, strip, crimp and test wires for the harnesses of cars, trains, aircraft and cabinets.',
    picture: machinePicture('cutStrip', 'Alpha 530 cutting an orange wire', 1600, 900),
    caption: 'Alpha 530, 0.13–6 mm²',
    links: [
      { href: '#products', text: 'See our machines' },
      { href: '#contact', text: 'Talk to an expert' },
    ],
  },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'See our machines' }), '#products')
    const image = canvas.getByRole('img')
    await expect(image).toHaveAttribute('fetchpriority', 'high')
    await expect(image).toHaveAttribute('loading', 'eager')
  },
}

export const Playground: Story = { argTypes: { size: { control: 'inline-radio', options: ['large', 'compact'] } } }

export const Compact: Story = { args: { size: 'compact', title: 'Cut & strip', caption: undefined } }

/** A person: the picture is beside name and role, inside the margins. */
export const Portrait: Story = {
  args: {
    size: 'compact',
    pictureShape: 'portrait',
    title: 'Mara Lindqvist',
    lead: 'Head of development',
    caption: undefined,
    links: [{ href: '#mail', text: 'Write to Mara Lindqvist' }],
  },
  play: async ({ canvas }) => {
    const { left, right, width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect(Math.round(width)).toBe(Math.round(height))
    await expect(left).toBeGreaterThan(0)
    await expect(right).toBeLessThan(document.documentElement.clientWidth - 1)
  },
}

/** The film begins when its script is loaded; with reduced motion the picture stays. */
export const WithFilm: Story = { args: { film: filmLoop } }

/** Above a form, whose button is the main action. */
export const AboveForm: Story = { args: { size: 'compact', picture: undefined, actionLook: 'outline' } }

export const WithoutPicture: Story = { args: { size: 'compact', picture: undefined, title: 'Contacts and locations' } }

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: contentBlocks.hero }

export const LongGerman: Story = {
  ...inLongGerman(meta.args),
  render: (args) => (
    <Hero
      {...args}
      title="Hochgeschwindigkeitskabelverarbeitung für Kabelbaumhersteller"
      lead="Maschinen zum Ablängen, Abisolieren, Kontaktieren und Prüfen – vom Einzelleiter bis zum Mehrleiterkabel."
      links={[{ href: '#produkte', text: 'Kabelverarbeitungsmaschinen ansehen' }]}
    />
  ),
}

export const Chinese: Story = {
  ...inChinese(meta.args),
  render: (args) => (
    <Hero {...args} title="每一根导线，都精准如图。" lead="用于裁线、剥线、压接和检测的设备。" overline="线缆加工" />
  ),
}
