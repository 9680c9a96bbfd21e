import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { listContrastFaults, type BrandTokens } from '../../brand.js'
import { Button } from '../../components/Button/Button.js'
import { FlashMessage } from '../../components/FlashMessage/FlashMessage.js'
import { TextField } from '../../components/TextField/TextField.js'
import { Container, Stack } from '../../foundations/layout/Layout.js'
import { Facts } from '../../modules/Facts/Facts.js'
import { Footer } from '../../modules/Footer/Footer.js'
import { Header } from '../../modules/Header/Header.js'
import { Hero } from '../../modules/Hero/Hero.js'
import { ProductGrid } from '../../modules/ProductGrid/ProductGrid.js'
import { products } from '../../stories-assets/catalogueContent.js'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { footerContent, headerContent } from '../../stories-assets/siteContent.js'
import { BrandEditor } from './BrandEditor.js'

const meta = {
  title: 'Start/Your brand',
  component: BrandEditor,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { children: <Preview /> },
} satisfies Meta<typeof BrandEditor>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Takes colours, shows faults and their mending, and offers the file of what is seen. */
export const Edited: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = canvasElement.querySelector<HTMLElement>('.brand-editor-page')
    await expect(canvas.getByText('All pairs of colours have enough contrast.')).toBeVisible()

    await fireEvent.change(canvas.getByLabelText('Main colour'), { target: { value: '#ffd400' } })
    await expect(getComputedStyle(page as Element).getPropertyValue('--kx-color-solid')).toContain('#ffd400')
    const faults = within(canvas.getByRole('list', { name: 'Pairs of colours to change' }))
    await expect(
      faults.getByText(/^Light scheme: buttons \(solid\) on the page \(canvas\) has a contrast of 1\./),
    ).toBeVisible()
    await expect(within(canvas.getByRole('form', { name: 'Brand' })).getByRole('status')).toHaveTextContent(
      /^This file has \d+ pairs of colours that many people cannot tell apart\.$/,
    )
    await expect(canvas.getByRole('link', { name: 'Download with these faults' })).toHaveAccessibleDescription(
      /^This file has \d+ pairs/,
    )
    for (let button = mending(canvas); button; button = mending(canvas)) await userEvent.click(button)
    await expect(canvas.getByText('All pairs of colours have enough contrast.')).toBeVisible()

    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await expect(getComputedStyle(page as Element).colorScheme).toBe('dark')

    const download = canvas.getByRole('link', { name: 'Download the token file' })
    await expect(download).toHaveAttribute('download', 'north.tokens.json')
    const [, text = ''] = (download.getAttribute('href') ?? '').split(',')
    const tokens = JSON.parse(decodeURIComponent(text)) as BrandTokens
    await expect(listContrastFaults(tokens)).toEqual([])
    await expect(tokens.$description).toContain('#ffd400')
  },
}

function mending(canvas: { queryAllByRole: (role: string, options: { name: RegExp }) => HTMLElement[] }) {
  return canvas.queryAllByRole('button', { name: /^Use #/ })[0]
}

/** A page of real modules. */
function Preview() {
  return (
    <>
      <Header {...headerContent} />
      <Hero
        overline="Wire processing"
        title="Every wire, exactly as drawn."
        lead="Machines that cut, strip, crimp and test wires."
        picture={machinePicture('cutStrip', 'Alpha 530 cutting an orange wire', 1600, 900)}
        links={[
          { href: '#products', text: 'See our machines' },
          { href: '#contact', text: 'Talk to an expert' },
        ]}
      />
      <ProductGrid title="Products" products={products.slice(0, 3)} emptyText="No products found" headingLevel={2} />
      <Facts
        items={[
          { id: 'accuracy', value: '0.2', unit: '%', label: 'Length accuracy' },
          { id: 'output', value: '5,200', unit: '/h', label: 'Wires per hour' },
          { id: 'countries', value: '60', label: 'Countries with our own service' },
        ]}
      />
      <Container>
        <Stack gap="4">
          <FlashMessage tone="success" title="Your question was sent." />
          <FlashMessage tone="warning" title="One file is still missing." />
          <TextField name="preview-email" type="email" label="E-mail" error="Enter your e-mail address" />
          <Button>Send the question</Button>
        </Stack>
      </Container>
      <Footer {...footerContent} theme="inverse" />
    </>
  )
}
