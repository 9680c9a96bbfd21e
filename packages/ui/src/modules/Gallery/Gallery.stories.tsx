import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { galleryItems } from '../../stories-assets/catalogueContent.js'
import { filmLoop } from '../../stories-assets/filmLoop.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { Gallery } from './Gallery.js'

const meta = {
  title: 'Modules/Gallery',
  component: Gallery,
  args: { label: 'Pictures of the Alpha 530', items: galleryItems },
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {}

export const ChooseByPress: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Picture 3 of 4' }))
    await expect(canvas.getByAltText('Crimping station of the Alpha 530')).toBeVisible()
    await expect(canvas.getByAltText('Alpha 530, front view')).not.toBeVisible()
  },
}

export const ChooseByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByAltText('Stripped wire with its dimensions')).toBeVisible()
  },
}

export const OnePicture: Story = {
  render: (args) => <Gallery {...args} items={args.items.slice(0, 1)} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radiogroup')).toBeNull()
    await expect(canvas.queryByRole('radio')).toBeNull()
    await expect(canvas.getByRole('img')).toBeVisible()
  },
}

export const WithCaptions: Story = {
  render: (args) => <Gallery {...args} items={args.items.map((item) => ({ ...item, caption: item.picture.alt }))} />,
}

/** The film begins when its script is loaded; with reduced motion the picture stays. */
export const WithFilm: Story = { args: { film: filmLoop } }

export const HoverAndFocus: Story = inStates({ target: 'div + div > label input' })

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)

export const Enlargeable: Story = {
  args: {
    items: galleryItems.map((item) => ({ ...item, large: { href: item.picture.src, text: 'Enlarge picture' } })),
    onEnlarge: fn(),
  },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Alpha 530, front view Enlarge picture' })
    await userEvent.click(link)
    await expect(args.onEnlarge).toHaveBeenCalledWith(0)
    await expect(link).toHaveFocus()
  },
}
