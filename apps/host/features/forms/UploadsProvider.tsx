import { toPlainFilename } from '@kudex/domain/uploads'
import type { UploadedFile, uploadsMachine } from '@kudex/machines/uploads'
import { useEffect, useState, type ReactNode } from 'react'
import { createKey } from '../shared/createKey.ts'
import { createLazyActorContext } from '../shared/createLazyActorContext.tsx'
import { whenIdle } from '../shared/whenIdle.ts'

const { Provider, useLazyActor } = createLazyActorContext<typeof uploadsMachine>(async () =>
  (await import('./forms.actors.ts')).provideUploads(),
)

/** Owns the uploads of a page. */
export function UploadsProvider({ children }: { readonly children: ReactNode }) {
  return <Provider input={undefined}>{children}</Provider>
}

export interface Uploads {
  readonly files: readonly UploadedFile[]
  /** True if the script that uploads could not be loaded. */
  readonly isUnavailable: boolean
  readonly choose: (files: readonly File[]) => void
  /** Cancels an upload, or withdraws an uploaded file. */
  readonly remove: (id: string) => void
  readonly retry: (id: string) => void
}

/** The files that were chosen on the page, uploaded one after the other (FORM-13…16). */
export function useUploads(): Uploads {
  const { snapshot, status, start, send } = useLazyActor()
  const [hasChosen, setHasChosen] = useState(false)
  useEffect(() => whenIdle(start), [start])
  return {
    files: snapshot?.context.files ?? [],
    isUnavailable: hasChosen && status === 'failed',
    choose: (files) => {
      setHasChosen(true)
      send({
        type: 'files.choose',
        files: files.map((source) => ({
          id: createKey(),
          name: toPlainFilename(source.name),
          size: source.size,
          source,
        })),
      })
    },
    remove: (id) => send({ type: 'file.remove', id }),
    retry: (id) => send({ type: 'file.retry', id }),
  }
}
