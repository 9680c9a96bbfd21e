import { Button, PageSection, SelectField, Stack, TextField } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import { previewHours } from '../../../request/stage.ts'
import { publishingMessages as messages } from './publishing.messages.ts'

interface PublishingShareProps {
  readonly pageId: string
  readonly path: string
  /** Address of the preview that was just shared. */
  readonly shared: string | null
}

/** Shares the preview of a draft with people who are not editors. */
export function PublishingShare({ pageId, path, shared }: PublishingShareProps) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  return (
    <PageSection title={text(messages.share)} lead={text(messages.shareHint)}>
      <form method="post" action={`/api/editor/shared-preview/${pageId}`}>
        <input type="hidden" name="path" value={path} />
        <Stack gap="5" align="start">
          {shared !== null && <TextField name="shared" readOnly label={text(messages.sharedAddress)} value={shared} />}
          <SelectField
            name="hours"
            label={text(messages.shareTime)}
            options={previewHours.map((hours) => ({
              value: String(hours),
              text: text(messages.days, { count: hours / 24 }),
            }))}
          />
          <Button type="submit" look="outline">
            {text(messages.createAddress)}
          </Button>
        </Stack>
      </form>
    </PageSection>
  )
}
