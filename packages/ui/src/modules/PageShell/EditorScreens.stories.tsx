import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { Status } from '../../components/Badge/Badge.js'
import { Button, ButtonLink } from '../../components/Button/Button.js'
import { DataTable } from '../../components/DataTable/DataTable.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { FileUpload } from '../../components/FileUpload/FileUpload.js'
import { FlashMessage } from '../../components/FlashMessage/FlashMessage.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import { Text } from '../../components/Text/Text.js'
import { Stack } from '../../foundations/layout/Layout.js'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { toPage } from '../../stories-assets/portalPage.js'
import * as LibraryStories from '../MediaLibrary/MediaLibrary.stories.js'
import { MediaLibrary } from '../MediaLibrary/MediaLibrary.js'
import { PageSection } from '../PageSection/PageSection.js'
import * as TreeStories from '../PageTree/PageTree.stories.js'
import { PageTree } from '../PageTree/PageTree.js'
import * as BoardStories from '../TranslationBoard/TranslationBoard.stories.js'
import { TranslationBoard } from '../TranslationBoard/TranslationBoard.js'
import * as MatrixStories from '../TranslationMatrix/TranslationMatrix.stories.js'
import { TranslationMatrix } from '../TranslationMatrix/TranslationMatrix.js'
import { PageShell } from './PageShell.js'
import * as ShellStories from './PageShell.stories.js'

/** Each screen of the editor area as a whole page, in each of its states. */
const meta = {
  title: 'Pages/Editor screens',
  component: PageShell,
  parameters: { layout: 'fullscreen' },
  args: ShellStories.default.args,
} satisfies Meta<typeof PageShell>

export default meta
type Story = StoryObj<typeof meta>

const tree = { ...TreeStories.default.args, ...TreeStories.WithFilters.args, title: 'Pages', headingLevel: 1 } as const

export const Tree: Story = toPage(<PageTree {...tree} />)

export const TreeLoading: Story = toPage(<PageTree {...tree} {...TreeStories.Loading.args} />)

export const TreeEmpty: Story = toPage(<PageTree {...tree} {...TreeStories.Empty.args} />)

export const TreeFailed: Story = toPage(<PageTree {...tree} {...TreeStories.Failed.args} />)

const matrix = { ...MatrixStories.default.args, headingLevel: 1 } as const

export const Translations: Story = toPage(<TranslationMatrix {...matrix} />)

export const TranslationsStarted: Story = toPage(<TranslationMatrix {...matrix} {...MatrixStories.Started.args} />)

export const TranslationsLoading: Story = toPage(<TranslationMatrix {...matrix} {...MatrixStories.Loading.args} />)

export const TranslationsEmpty: Story = toPage(<TranslationMatrix {...matrix} {...MatrixStories.Empty.args} />)

export const TranslationsFailed: Story = toPage(<TranslationMatrix {...matrix} {...MatrixStories.Failed.args} />)

const board = { ...BoardStories.default.args, headingLevel: 1 } as const

export const PageTranslations: Story = toPage(<TranslationBoard {...board} />)

export const PageTranslationsStarted: Story = toPage(<TranslationBoard {...board} {...BoardStories.Started.args} />)

export const PageTranslationsLoading: Story = toPage(<TranslationBoard {...board} {...BoardStories.Loading.args} />)

export const PageTranslationsEmpty: Story = toPage(
  <TranslationBoard {...board} {...BoardStories.NothingToTranslate.args} />,
)

export const PageTranslationsFailed: Story = toPage(<TranslationBoard {...board} {...BoardStories.Failed.args} />)

const library = { ...LibraryStories.default.args, ...LibraryStories.WithUpload.args } as const

export const Pictures: Story = toPage(<MediaLibrary {...library} />)

export const PicturesLoading: Story = toPage(<MediaLibrary {...library} {...LibraryStories.Loading.args} />)

export const PicturesEmpty: Story = toPage(<MediaLibrary {...library} {...LibraryStories.Empty.args} />)

export const PicturesFailed: Story = toPage(<MediaLibrary {...library} {...LibraryStories.Failed.args} />)

/** One picture: what it is, where it is used, and the forms that replace and delete it. */
const toPicture = (message: ReactNode, isUsed: boolean) =>
  toPage(
    <>
      <PageSection layout="split" headingLevel={1} overline="Pictures" title="crimp-force-0b77d2">
        <Stack gap="5">
          {message}
          <Picture picture={machinePicture('crimp', '')} ratio="video" fit="contain" backed />
          <Text>1,200 × 800 pixels</Text>
          <Link look="standalone" href="#history">
            History
          </Link>
        </Stack>
      </PageSection>
      <PageSection layout="split" title="Where it is used">
        {isUsed ? (
          <DataTable
            caption="Content that uses it"
            hideCaption
            rows={[{ id: 'crimp', title: 'Crimp force monitoring' }]}
            toKey={({ id }) => id}
            columns={[
              {
                id: 'title',
                title: 'Title',
                isRowHeader: true,
                toCell: ({ title }) => <Link href="#crimp">{title}</Link>,
              },
              { id: 'state', title: 'State', toCell: () => <Status tone="success">Published</Status> },
            ]}
          />
        ) : (
          <FlashMessage title="No page and no other content uses it." />
        )}
      </PageSection>
      <PageSection
        layout="split"
        title="Replace"
        lead="The name, the address and all references stay. The history can restore what was there before."
      >
        <FileUpload name="file" label="New version" hint="JPEG, PNG or WebP, up to 25 MB" />
      </PageSection>
      <PageSection layout="split" title="Delete" lead="Possible while nothing that is published uses it.">
        {isUsed ? (
          <Text>It cannot be deleted now, as published content above uses it.</Text>
        ) : (
          <Button look="outline">Delete</Button>
        )}
      </PageSection>
    </>,
  )

export const PictureInUse: Story = {
  ...toPicture(null, true),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull()
  },
}

export const PictureReplaced: Story = toPicture(
  <FlashMessage tone="success" title="Replaced. All pages show the new version within seconds." />,
  false,
)

export const PictureRefused: Story = toPicture(
  <FlashMessage tone="danger" title="Nothing was changed: the type or the size is not accepted." />,
  true,
)

const changes = [
  { id: '3', time: '25 Nov 2026, 09:12', editor: 'Eva Müller', action: 'Published', entry: 'Crimp force monitoring' },
  { id: '2', time: '25 Nov 2026, 09:04', editor: 'Eva Müller', action: 'Replaced', entry: 'assembly-hall-3f9a1c' },
  { id: '1', time: '24 Nov 2026, 16:40', editor: 'Max Kern', action: 'Saved', entry: 'Menu of the main site' },
]

const toChanges = (rows: typeof changes, { message, loading }: { message?: ReactNode; loading?: boolean } = {}) =>
  toPage(
    <PageSection title="All changes" headingLevel={1} lead="Who did what with pages and all other content.">
      <Stack gap="6">
        {message}
        <DataTable
          caption="Changes, the newest first"
          hideCaption
          rows={rows}
          toKey={({ id }) => id}
          loading={loading ? { text: 'Changes are loading' } : undefined}
          placeholder={<EmptyState title="No change matches the filters." />}
          columns={[
            { id: 'time', title: 'When', toCell: ({ time }) => time },
            { id: 'editor', title: 'Who', toCell: ({ editor }) => editor },
            { id: 'action', title: 'What', toCell: ({ action }) => <Link href="#version">{action}</Link> },
            {
              id: 'entry',
              title: 'Entry',
              isRowHeader: true,
              toCell: ({ entry }) => <Link href="#entry">{entry}</Link>,
            },
          ]}
        />
      </Stack>
    </PageSection>,
  )

export const Changes: Story = toChanges(changes)

export const ChangesLoading: Story = toChanges([], { loading: true })

export const ChangesEmpty: Story = toChanges([])

export const ChangesRestored: Story = toChanges(changes, {
  message: <FlashMessage tone="success" title="The version was restored." />,
})

export const ChangesFailed: Story = toPage(
  <PageSection title="All changes" headingLevel={1}>
    <EmptyState
      tone="error"
      title="The changes could not be loaded"
      actions={<ButtonLink href="#retry">Try again</ButtonLink>}
    />
  </PageSection>,
)

const findings = [
  { id: '1', place: 'Block 2 – Links', text: 'A link leads to a page that is not published: plans', tone: 'danger' },
  { id: '2', place: 'Picture for sharing', text: 'The picture has no description in German.', tone: 'warning' },
] as const

/** A page before it is published: what the check found, and the steps. */
const toPublishing = (message: ReactNode, found: readonly (typeof findings)[number][]) =>
  toPage(
    <>
      <PageSection
        headingLevel={1}
        overline="Publishing"
        title="Crimp force monitoring"
        lead="Changed since it was published"
      >
        <Stack gap="5">
          {message}
          <div>
            <Button>Publish</Button>
          </div>
        </Stack>
      </PageSection>
      <PageSection title="Before you publish">
        {found.length === 0 ? (
          <FlashMessage
            tone="success"
            title="Links, pictures, translations, headings and the contrast of the brand are fine."
          />
        ) : (
          <DataTable
            caption="What was found"
            hideCaption
            rows={found}
            toKey={({ id }) => id}
            columns={[
              { id: 'place', title: 'Place', isRowHeader: true, toCell: ({ place }) => place },
              { id: 'text', title: 'What was found', toCell: ({ text, tone }) => <Status tone={tone}>{text}</Status> },
            ]}
          />
        )}
      </PageSection>
    </>,
  )

export const Publishing: Story = toPublishing(null, [])

export const PublishingWithFindings: Story = toPublishing(null, findings)

export const Published: Story = toPublishing(<FlashMessage tone="success" title="The page is published." />, [])

export const PublishingStale: Story = toPublishing(
  <FlashMessage tone="warning" title="Not published: Max Kern has changed the page in the meantime." />,
  findings,
)

/** The form for a file of a translation office. */
const toImport = (message: ReactNode, error?: string) =>
  toPage(
    <PageSection
      layout="split"
      headingLevel={1}
      title="Import translations"
      lead="Choose the translated XLIFF file. Its texts become drafts of their pages."
    >
      <Stack gap="5">
        {message}
        <FileUpload name="file" label="XLIFF file" hint="XLIFF 2.1, up to 10 MB" error={error} />
        <div>
          <Button>Import</Button>
        </div>
      </Stack>
    </PageSection>,
  )

export const Import: Story = toImport(null)

export const ImportWithoutFile: Story = toImport(null, 'Choose a file first.')

export const ImportRefused: Story = toImport(
  <FlashMessage tone="danger" title="Nothing was imported">
    <Text>The file has 2 problems. Give this report to the translation office.</Text>
    <ul>
      <li>
        <code>files.about.units.u2</code>: The translation is missing.
      </li>
      <li>
        <code>files.about.units.u3</code>: Inline codes are missing: 1.
      </li>
    </ul>
  </FlashMessage>,
)

export const Imported: Story = toImport(
  <FlashMessage tone="success" title="The translations of 3 pages were imported." />,
)
