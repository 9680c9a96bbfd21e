import { Button, Cluster, FieldGroup, Stack, Text } from '@kudex/ui'
import type { ReactNode } from 'react'
import { useAppContext } from '../../shared/index.ts'
import { authoringMessages } from '../authoring.messages.ts'
import { RemoveButton } from '../choosing/RemoveButton.tsx'
import { MediaDialog, type MediaDialogProps } from './MediaDialog.tsx'
import { mediaMessages as messages } from './media.messages.ts'
import { toThumbnail } from './toThumbnail.ts'

interface MediaInputProps extends Pick<MediaDialogProps, 'kind' | 'onChoose'> {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  /** Name of the picture, or slug of the file; empty for none. */
  readonly value: string
  /** Missing if the field is required. */
  readonly onRemove?: (() => void) | undefined
  /** Another way to fill the field. */
  readonly children?: ReactNode
}

/** A picture or a file of a form, chosen in a dialog. */
export function MediaInput({ id, kind, label, error, value, onChoose, onRemove, children }: MediaInputProps) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  return (
    <FieldGroup legend={label} error={error}>
      <Stack gap="3">
        <Cluster align="center">
          {kind === 'pictures' && value !== '' && <img src={toThumbnail(value)} alt="" style={thumbnail} />}
          <Text>{value || text(authoringMessages.none)}</Text>
          <MediaDialog
            kind={kind}
            value={value}
            onChoose={onChoose}
            trigger={
              <Button id={id} look="outline" size="small">
                {text(kind === 'pictures' ? messages.choosePicture : messages.chooseFile)}
              </Button>
            }
          />
          {value !== '' && onRemove && <RemoveButton chooseId={id} name={label} onRemove={onRemove} />}
        </Cluster>
        {children}
      </Stack>
    </FieldGroup>
  )
}

const thumbnail = { width: '6rem', height: '4rem', objectFit: 'cover' } as const
