import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, Grid } from '../../foundations/layout/Layout.js'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { Picture } from './Picture.js'

const picture = machinePicture('crimp', 'Crimping machine with two open stations')

const meta = { title: 'Components/Picture', component: Picture, args: { picture } } satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { ratio: 'wide', fit: 'cover' } }

export const ReservesSpace: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(image).toHaveAttribute('width', '1200')
    await expect(image).toHaveAttribute('height', '800')
    await expect(image).toHaveAttribute('loading', 'lazy')
  },
}

export const FirstView: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager')
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  },
}

export const FocalPoint: Story = {
  args: { picture: { ...picture, src: `${picture.src}#-fx000-fy082` }, ratio: 'wide' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).objectPosition).toBe('0% 80%')
  },
}

export const Ratios: Story = {
  render: () => (
    <Grid>
      {(['square', 'standard', 'video', 'wide'] as const).map((ratio) => (
        <Column key={ratio} span={{ base: 12, md: 6 }}>
          <Picture picture={{ ...picture, alt: '' }} ratio={ratio} />
        </Column>
      ))}
    </Grid>
  ),
}

export const BestFormatFirst: Story = {
  args: {
    picture: { ...picture, sources: [{ type: 'image/svg+xml', srcSet: `${picture.src} 1200w` }] },
    sizes: '(min-width: 48rem) 50vw, 100vw',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('source')).toHaveAttribute('sizes', '(min-width: 48rem) 50vw, 100vw')
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
