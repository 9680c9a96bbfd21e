import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import type { UploadFile } from './FileRow.js'
import { FileUpload } from './FileUpload.js'

const files: readonly UploadFile[] = [
  { id: 'a', name: 'station-2.mp4', sizeText: '48.2 MB', status: 'uploading', progress: 43, statusText: '43 %' },
  { id: 'b', name: 'crimp-cross-section.jpg', sizeText: '2.4 MB', status: 'waiting', statusText: 'Waiting' },
  { id: 'c', name: 'type-plate.png', sizeText: '1.1 MB', status: 'done', statusText: 'Uploaded' },
  {
    id: 'd',
    name: 'error-log.txt',
    sizeText: '12 kB',
    status: 'failed',
    error: 'Only images and videos can be uploaded.',
    isRefused: true,
  },
  { id: 'e', name: 'station-3.mp4', sizeText: '51 MB', status: 'failed', error: 'The file did not arrive.' },
]

const labels = {
  list: 'Chosen files',
  toCancelLabel: (name: string) => `Cancel the upload of ${name}`,
  toRemoveLabel: (name: string) => `Remove ${name}`,
  toProgressLabel: (name: string) => `Upload of ${name}`,
  retry: 'Try again',
}

const meta = {
  title: 'Components/FileUpload',
  component: FileUpload,
  args: {
    name: 'attachment',
    label: 'Pictures of the fault',
    hint: 'Images or videos, up to 100 MB each',
    accept: 'image/*,video/*',
    multiple: true,
    chooseText: 'Choose files',
    dropText: 'or drop them here',
    labels,
    onFilesChosen: fn(),
    onCancel: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FileUpload>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Pictures of the fault')).toHaveAccessibleDescription(/up to 100 MB/)
  },
}

export const Playground: Story = { args: { files } }

export const ChooseAndRemove: Story = {
  render: function Render(args) {
    const [chosen, setChosen] = useState<readonly UploadFile[]>([])
    return (
      <FileUpload
        {...args}
        files={chosen}
        onFilesChosen={(added) =>
          setChosen(added.map((file) => ({ id: file.name, name: file.name, status: 'done', statusText: 'Uploaded' })))
        }
        onRemove={(id) => setChosen(chosen.filter((file) => file.id !== id))}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const field = canvas.getByLabelText('Pictures of the fault')
    await expect(field).toHaveFocus()
    await userEvent.upload(field, [new File(['x'], 'plate.png', { type: 'image/png' })])
    await expect(canvas.getByText('plate.png')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove plate.png' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('plate.png')).toBeNull()
    await expect(document.body).not.toHaveFocus()
  },
}

/** The pressed buttons disappear. */
export const CancelAndRetry: Story = {
  render: function Render(args) {
    const [shown, setShown] = useState(files)
    return (
      <FileUpload
        {...args}
        files={shown}
        onCancel={(id) => setShown(shown.filter((file) => file.id !== id))}
        onRetry={(id) =>
          setShown(shown.map((file) => (file.id === id ? { ...file, status: 'waiting', error: undefined } : file)))
        }
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cancel the upload of station-2.mp4' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('station-2.mp4')).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cancel the upload of crimp-cross-section.jpg' })).toHaveFocus()
  },
}

export const FileStates: Story = {
  args: { files },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload of station-2.mp4' })).toHaveAttribute('value', '43')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload of station-2.mp4' }))
    await expect(args.onCancel).toHaveBeenCalledWith('a')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAccessibleDescription(
      'The file did not arrive.',
    )
    // Only one retry button: files that are not accepted cannot be retried.
    await expect(args.onRetry).toHaveBeenCalledWith('e')
  },
}

export const PauseAndResume: Story = {
  args: {
    labels: {
      ...labels,
      toPauseLabel: (name) => `Pause the upload of ${name}`,
      toResumeLabel: (name) => `Continue the upload of ${name}`,
    },
  },
  render: function Render(args) {
    const [isPaused, setIsPaused] = useState(false)
    const [file] = files
    if (!file) return <></>
    return (
      <FileUpload
        {...args}
        files={[isPaused ? { ...file, status: 'paused', statusText: 'Paused' } : file]}
        onPause={() => setIsPaused(true)}
        onResume={() => setIsPaused(false)}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the upload of station-2.mp4' }))
    await expect(canvas.getByText('Paused')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Continue the upload of station-2.mp4' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('progressbar', { name: 'Upload of station-2.mp4' })).toBeVisible()
  },
}

export const SentWithoutScript: Story = {
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <FileUpload
        {...args}
        onRemove={undefined}
        files={[
          { id: 'a', name: 'plate.png', status: 'done', statusText: 'Uploaded', removal: { name: 'out', value: 'a' } },
          { id: 'b', name: 'log.txt', status: 'failed', error: 'Only images and videos can be uploaded.' },
        ]}
      />
    </form>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Remove plate.png' })
    await expect(new FormData(button.form ?? undefined, button).get('out')).toBe('a')
    await expect(canvas.queryByRole('button', { name: 'Remove log.txt' })).toBeNull()
  },
}

export const States: Story = {
  render: (args) => (
    <Stack gap="6">
      <FileUpload {...args} error="Add at least one picture" />
      <FileUpload {...args} disabled />
      <FileUpload {...args} name="native" label="Sent with the form" onFilesChosen={undefined} />
      <div data-story-width="phone" lang="de">
        <FileUpload
          {...args}
          label="Fehlerbilder und Videoaufnahmen der Maschinenstörung"
          hint="Bilder oder Videos, je höchstens 100 MB"
          chooseText="Dateien auswählen"
          dropText="oder hierher ziehen"
          files={[
            { id: 'x', name: 'Kabelverarbeitungsmaschinenfehlerprotokollaufnahme_2026.mp4', status: 'uploading' },
          ]}
        />
      </div>
      <FileUpload
        {...args}
        label="故障图片"
        hint="图片或视频，每个不超过 100 MB"
        chooseText="选择文件"
        dropText="或拖到此处"
      />
    </Stack>
  ),
}

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
