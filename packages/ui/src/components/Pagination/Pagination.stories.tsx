import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { followsLink } from '../../stories-assets/plays.js'
import { Pagination } from './Pagination.js'

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of results',
    page: 6,
    pageCount: 12,
    toHref: (page) => `#page-${page}`,
    toPageLabel: (page) => `Page ${page}`,
    previousText: 'Previous',
    nextText: 'Next',
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Page 7' }), '#page-7')
    await expect(canvas.getByRole('link', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-7')
  },
}

export const Playground: Story = { args: { page: 2 } }

export const States: Story = {
  render: (args) => (
    <Stack gap="6">
      <Pagination {...args} label="First page" page={1} pageCount={9} />
      <Pagination {...args} label="Last page" page={9} pageCount={9} />
      <Pagination {...args} label="Few pages" page={1} pageCount={2} />
      <div data-story-width="phone" lang="de">
        <Pagination {...args} label="Seiten" previousText="Vorherige Seite" nextText="Nächste Seite" />
      </div>
      <Pagination {...args} label="页码" previousText="上一页" nextText="下一页" page={3} />
    </Stack>
  ),
}

export const HoverAndFocus: Story = inStates({ isWide: true })

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
