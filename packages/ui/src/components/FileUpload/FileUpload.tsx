import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { join } from '../../foundations/join.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { useIsHydrated } from '../../foundations/useIsHydrated.js'
import { Field, type FieldTexts } from '../Field/Field.js'
import { IconUpload } from '../Icon/icons.js'
import { FileRow, type FileRowLabels, type UploadFile } from './FileRow.js'
import * as styles from './FileUpload.css.js'

export type FileUploadProps = FieldTexts & {
  /** What may be chosen and how large it may be, said before choosing: “Images or videos, up to 100 MB each”. */
  hint: string
  /** Name that the value is sent under. */
  name: string
  /** As the attribute of the same name: `image/*,video/*`. */
  accept?: string | undefined
  /** More than one file may be chosen. */
  multiple?: boolean | undefined
  /** “Choose files”; looks like a button. */
  chooseText: string
  /** “or drop them here”. */
  dropText: string
  /** What was chosen so far, and how far it is. */
  files?: readonly UploadFile[] | undefined
  /** The application checks kind and size and begins. Without it the form sends the files itself. */
  onFilesChosen?: ((files: readonly File[]) => void) | undefined
  /** Takes the id of the file whose upload stops. */
  onCancel?: ((id: string) => void) | undefined
  /** Takes the id of the file to take out. */
  onRemove?: ((id: string) => void) | undefined
  /** Takes the id of the file to try again. */
  onRetry?: ((id: string) => void) | undefined
  /** Words on controls and words that are only read out. */
  labels: FileRowLabels & {
    /** Names the list of files. */
    readonly list: string
  }
  /** Spoken when something changed, for example “station.mp4 was uploaded”. */
  statusText?: string | undefined
  /** Seen, but not to be used. */
  disabled?: boolean | undefined
  /** Anchor that links can lead to. */
  id?: string | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
}

/** Choose or drop files; each shows how far it is and can be taken away (FORM-13…16). */
export function FileUpload(props: FileUploadProps) {
  const { label, hint, error, id, className, files = [], onFilesChosen, labels } = props
  const list = useRef<HTMLDivElement>(null)

  /** The row with the pressed button goes away: the focus stays in the list. */
  function removeAndKeepFocus(fileId: string) {
    list.current?.focus()
    props.onRemove?.(fileId)
  }

  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {({ className: _look, ...control }) => (
        <>
          <Zone {...props} control={control} onFilesChosen={onFilesChosen} />
          <div ref={list} tabIndex={-1} className={styles.listBox}>
            {files.length > 0 && (
              <ul role="list" aria-label={labels.list} className={styles.list}>
                {files.map((file) => (
                  <FileRow
                    key={file.id}
                    file={file}
                    labels={labels}
                    onCancel={props.onCancel}
                    onRemove={props.onRemove && removeAndKeepFocus}
                    onRetry={props.onRetry}
                  />
                ))}
              </ul>
            )}
          </div>
          <VisuallyHidden role="status">{props.statusText}</VisuallyHidden>
        </>
      )}
    </Field>
  )
}

type ZoneProps = Pick<
  FileUploadProps,
  'name' | 'accept' | 'multiple' | 'disabled' | 'chooseText' | 'dropText' | 'onFilesChosen'
> & {
  control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }
}

/** The browser's own field lies over the whole zone: pressing, dropping and the keyboard are its own. */
function Zone({ control, name, accept, multiple, disabled, chooseText, dropText, onFilesChosen }: ZoneProps) {
  const isCovering = useIsHydrated() && onFilesChosen !== undefined
  const [isOver, setIsOver] = useState(false)

  const input = useRef<HTMLInputElement>(null)

  function take() {
    if (!onFilesChosen || !input.current?.files?.length) return
    onFilesChosen([...input.current.files])
    // Else the same file could not be chosen again after it was removed.
    input.current.value = ''
  }

  // What was chosen while the script was still on its way waits in the field.
  const takeWaiting = useEffectEvent(take)
  useEffect(() => takeWaiting(), [])

  return (
    <div
      className={join(styles.zone, isOver && styles.zoneOver, disabled && styles.zoneDisabled)}
      onDragEnter={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={() => setIsOver(false)}
    >
      <IconUpload className={styles.icon} />
      {isCovering && (
        <p aria-hidden="true" className={styles.invitation}>
          <span className={styles.choose}>{chooseText}</span> {dropText}
        </p>
      )}
      <input
        ref={input}
        type="file"
        {...control}
        name={name}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        className={isCovering ? styles.covering : styles.native}
        onChange={take}
      />
    </div>
  )
}
