'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { join } from '../../foundations/join.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { useIsHydrated } from '../../foundations/useIsHydrated.js'
import { Field, type FieldTexts } from '../Field/Field.js'
import { IconUpload } from '../Icon/icons.js'
import { FileRow, type FileRowLabels, type UploadFile } from './FileRow.js'
import * as styles from './FileUpload.css.js'

export type FileUploadProps = Omit<RootProps, 'onCancel' | 'onPause'> &
  FieldTexts & {
    /** Allowed kinds and sizes: “Images or videos, up to 100 MB each”. */
    hint: string
    /** Name of the form field. */
    name: string
    /** As the attribute of the same name: `image/*,video/*`. */
    accept?: string | undefined
    /** Allows several files. */
    multiple?: boolean | undefined
    /** “Choose files”, shown like a button; required with `onFilesChosen`. */
    chooseText?: string | undefined
    /** “or drop them here”; required with `onFilesChosen`. */
    dropText?: string | undefined
    /** Selected files with their progress. */
    files?: readonly UploadFile[] | undefined
    /** Called with new files; the application validates and uploads them. Without it the form sends the files. */
    onFilesChosen?: ((files: readonly File[]) => void) | undefined
    /** Called with the id of the file whose upload is cancelled. */
    onCancel?: ((id: string) => void) | undefined
    /** Called with the id of the file to remove. */
    onRemove?: ((id: string) => void) | undefined
    /** Called with the id of the file to retry. */
    onRetry?: ((id: string) => void) | undefined
    /** Called with the id of the file whose upload is paused. */
    onPause?: ((id: string) => void) | undefined
    /** Called with the id of the paused file to continue. */
    onResume?: ((id: string) => void) | undefined
    /** Texts of controls and announcements; required with `files`. */
    labels?:
      | (FileRowLabels & {
          /** Accessible name of the file list. */
          readonly list: string
        })
      | undefined
    /** Announced on changes, for example “station.mp4 was uploaded”. */
    statusText?: string | undefined
    /** Disables the control. */
    disabled?: boolean | undefined
  }

/** Select or drop files; each shows its progress and can be removed (FORM-13…16). */
export function FileUpload(props: FileUploadProps) {
  const { label, hint, error, id, files = [], labels, statusText, ...more } = props
  const { onCancel, onRemove, onRetry, onPause, onResume, ...others } = more
  const { name, accept, multiple, disabled, chooseText, dropText, onFilesChosen, ...rest } = others
  const list = useRef<HTMLDivElement>(null)

  /** The pressed button disappears: keep the focus in the list. */
  function keepFocus(action: (id: string) => void) {
    return (fileId: string) => {
      list.current?.focus()
      action(fileId)
    }
  }

  return (
    <Field label={label} hint={hint} error={error} id={id} {...rest}>
      {({ className: _look, ...control }) => (
        <>
          <Zone {...{ name, accept, multiple, disabled, chooseText, dropText, onFilesChosen, control }} />
          <div ref={list} tabIndex={-1} className={styles.listBox}>
            {labels && files.length > 0 && (
              <ul role="list" aria-label={labels.list} className={styles.list}>
                {files.map((file) => (
                  <FileRow
                    key={file.id}
                    file={file}
                    labels={labels}
                    onCancel={onCancel && keepFocus(onCancel)}
                    onRemove={onRemove && keepFocus(onRemove)}
                    onRetry={onRetry && keepFocus(onRetry)}
                    onPause={onPause}
                    onResume={onResume}
                  />
                ))}
              </ul>
            )}
          </div>
          <VisuallyHidden role="status">{statusText}</VisuallyHidden>
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

/** The native input covers the whole zone, so clicking, dropping and the keyboard are native. */
function Zone({ control, name, accept, multiple, disabled, chooseText, dropText, onFilesChosen }: ZoneProps) {
  const isCovering = useIsHydrated() && onFilesChosen !== undefined
  const [isOver, setIsOver] = useState(false)

  const input = useRef<HTMLInputElement>(null)

  function take() {
    if (!onFilesChosen || !input.current?.files?.length) return
    onFilesChosen([...input.current.files])
    // Allows selecting the same file again after removing it.
    input.current.value = ''
  }

  // Files selected before hydration are still in the input.
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
