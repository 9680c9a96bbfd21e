import { FileUpload, FlashMessage, Link, Stack } from '@kudex/ui'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { authoringMessages } from '../authoring.messages.ts'
import { createKey, useAppContext } from '../../shared/index.ts'
import { toUploadProblemText, toUploadRow, toUploadTexts } from '../../uploads/index.ts'
import { mediaMessages as messages } from './media.messages.ts'
import { type StoreUpload, provideMediaUpload } from './mediaUpload.actors.ts'

export interface MediaUploadProps {
  readonly label: string
  readonly hint: string
  /** As the attribute of the same name. */
  readonly accept: string
  /** Name of the field in a form without script. */
  readonly name?: string
  /** Read once. */
  readonly storeUpload: StoreUpload
  /** Called with what was stored. */
  readonly onStored: (item: unknown) => void
}

/** A field that uploads one file with its progress, and stores it. */
export function MediaUpload({ label, hint, accept, name = 'mediaUpload', storeUpload, onStored }: MediaUploadProps) {
  const { intl, link } = useAppContext()
  const text = intl.formatMessage
  const [machine] = useState(() => provideMediaUpload(storeUpload))
  const actor = useActorRef(machine)
  const { file, failure } = useSelector(actor, ({ context }) => context)
  const isStoring = useSelector(actor, (snapshot) => snapshot.matches('storing'))
  const isStored = useSelector(actor, (snapshot) => snapshot.matches('stored'))
  const handleStored = useEffectEvent(() => onStored(actor.getSnapshot().context.item))
  useEffect(() => {
    if (isStored) handleStored()
  }, [isStored])
  const { labels, dropText } = toUploadTexts(intl)
  const row = file && toUploadRow(file, intl)
  const problem = file?.state.kind === 'failed' ? file.state.problem : null
  // The shared text names the types that visitors may send.
  const problemText =
    problem && (problem === 'wrongKind' ? text(messages.uploadRefused) : toUploadProblemText(problem, intl))
  return (
    <Stack gap="4">
      <FileUpload
        name={name}
        label={label}
        hint={hint}
        accept={accept}
        chooseText={text(messages.chooseUpload)}
        dropText={dropText}
        labels={labels}
        files={
          row
            ? [
                {
                  ...row,
                  ...(problemText !== null && { error: problemText }),
                  ...(isStoring && { status: 'uploading', statusText: text(messages.storing) }),
                },
              ]
            : []
        }
        statusText={problemText ?? (isStoring ? text(messages.storing) : undefined)}
        onFilesChosen={([chosen]) =>
          chosen &&
          actor.send({
            type: 'file.choose',
            file: { id: createKey(), name: chosen.name, size: chosen.size, source: chosen },
          })
        }
        // What has arrived is stored in any case.
        onCancel={isStoring ? undefined : () => actor.send({ type: 'file.cancel' })}
        onRemove={() => actor.send({ type: 'file.cancel' })}
        onRetry={() => actor.send({ type: 'file.retry' })}
      />
      <div role="alert">
        {failure && (
          <FlashMessage role={undefined} tone="danger" title={text(failureTexts[failure])}>
            {failure === 'unauthenticated' && (
              <Link href={link('/editor')} newTab>
                {text(authoringMessages.signIn)}
              </Link>
            )}
          </FlashMessage>
        )}
      </div>
    </Stack>
  )
}

const failureTexts = {
  refused: messages.uploadRefused,
  stale: messages.uploadStale,
  unauthenticated: authoringMessages.signedOut,
  failed: messages.uploadFailed,
}
