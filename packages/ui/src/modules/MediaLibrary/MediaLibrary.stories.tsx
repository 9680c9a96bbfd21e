import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '../../components/Button/Button.js'
import { FileUpload } from '../../components/FileUpload/FileUpload.js'
import { FilterBar } from '../../components/FilterBar/FilterBar.js'
import { TextField } from '../../components/TextField/TextField.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { followsLink } from '../../stories-assets/plays.js'
import { MediaLibrary } from './MediaLibrary.js'

const toItem = (name: string, meta: string) => ({
  id: name,
  href: `#${name}`,
  name,
  meta,
  thumbnail: machinePicture('crimp', '').src,
})

const meta = {
  title: 'Modules/MediaLibrary',
  component: MediaLibrary,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Pictures',
    label: 'List of pictures',
    items: [
      toItem('ap-hv', '1600 × 900 pixels'),
      toItem('assembly-hall-3f9a1c', '2400 × 1350 pixels'),
      toItem('crimp-force-monitoring-detail-0b77d2', '1200 × 1200 pixels'),
      toItem('team-zurich', '1600 × 1067 pixels'),
    ],
    filters: (
      <FilterBar label="Choose pictures" action="#search" submitText="Show" resultText="4 matches">
        <TextField type="search" name="q" label="Search by name or description" />
      </FilterBar>
    ),
    emptyText: 'Nothing matches the search.',
  },
} satisfies Meta<typeof MediaLibrary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'team-zurich' }), '#team-zurich')
    await expect(canvas.getByRole('list', { name: 'List of pictures' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'team-zurich' })).toHaveAttribute('href', '#team-zurich')
  },
}

export const Playground: Story = {}

/** A file shows an icon. */
export const Files: Story = {
  args: {
    title: 'Files',
    label: 'List of files',
    items: [
      { id: 'prices', href: '#prices', name: 'Price list 2027.pdf', meta: 'application/pdf, 340 kB' },
      { id: 'film', href: '#film', name: 'Changing the cable.mp4', meta: 'video/mp4, 18,220 kB' },
    ],
  },
}

/** The whole page with an upload above and further items below. */
export const WithUpload: Story = {
  args: {
    headingLevel: 1,
    upload: <FileUpload name="file" label="Upload a new picture" hint="JPEG, PNG or WebP, up to 25 MB" />,
    pagination: (
      <div>
        <ButtonLink look="outline" href="#more">
          Show more
        </ButtonLink>
      </div>
    ),
  },
}

export const Loading: Story = { args: { loadingText: 'Loading…' } }

export const Empty: Story = { args: { items: [] } }

export const Failed: Story = {
  args: {
    failure: { title: 'The list could not be loaded.', retryText: 'Try again', retryHref: '#retry' },
  },
}

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
