import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Cluster, Stack } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { IconDownload } from '../Icon/icons.js'
import { IconArrowRight, IconClose, IconSearch } from '../Icon/layoutIcons.js'
import { Button, ButtonLink, IconButton } from './Button.js'

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Request a quotation', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {
  args: { look: 'signal', size: 'large', trailingIcon: IconArrowRight },
  argTypes: {
    look: { control: 'select', options: ['signal', 'solid', 'outline', 'quiet'] },
    size: { control: 'inline-radio', options: ['small', 'medium', 'large'] },
  },
}

export const Looks: Story = {
  render: () => (
    <Cluster>
      <Button look="signal">Request a quotation</Button>
      <Button look="solid">Compare machines</Button>
      <Button look="outline">Download brochure</Button>
      <Button look="quiet">Cancel</Button>
    </Cluster>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Cluster>
      <Button size="small">Small</Button>
      <Button size="medium">Medium</Button>
      <Button size="large">Large</Button>
    </Cluster>
  ),
}

export const WithIcon: Story = {
  render: () => (
    <Cluster>
      <Button icon={IconDownload} look="outline">
        Data sheet
      </Button>
      <Button trailingIcon={IconArrowRight}>Next step</Button>
      <IconButton icon={IconSearch} label="Search" />
      <IconButton icon={IconClose} label="Close" look="outline" size="small" />
    </Cluster>
  ),
}

export const Disabled: Story = {
  render: () => (
    <Cluster>
      <Button disabled look="signal">
        Send
      </Button>
      <Button disabled look="outline">
        Send
      </Button>
    </Cluster>
  ),
}

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveAccessibleName('Request a quotation')
  },
}

export const Pressed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const AsLink: Story = {
  render: () => (
    <Cluster>
      <ButtonLink href="#products" look="signal" trailingIcon={IconArrowRight}>
        All machines
      </ButtonLink>
      <ButtonLink href="#contact" look="outline">
        Contact
      </ButtonLink>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All machines' })).toHaveAttribute('href', '#products')
  },
}

export const LongText: Story = {
  parameters: { viewport: { defaultViewport: 'phone320' } },
  render: () => (
    <Stack align="start" lang="de">
      <Button wide look="signal">
        Kabelverarbeitungsmaschinen vergleichen und Konfiguration speichern
      </Button>
      <Button lang="zh">请求报价</Button>
      <Button lang="ja">見積もりを依頼する</Button>
    </Stack>
  ),
}

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
