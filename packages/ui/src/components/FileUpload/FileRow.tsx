'use client'

import { useId } from 'react'
import { join } from '../../foundations/join.js'
import { Button, IconButton } from '../Button/Button.js'
import { FieldError } from '../Field/Field.js'
import { IconCheck, IconDocument, IconPause, IconTrash } from '../Icon/icons.js'
import { IconClose, IconPlay } from '../Icon/layoutIcons.js'
import { ProgressBar } from '../ProgressBar/ProgressBar.js'
import * as styles from './FileUpload.css.js'

export type UploadFile = {
  readonly id: string
  readonly name: string
  /** Already formatted: “2.4 MB”. */
  readonly sizeText?: string | undefined
  readonly status: 'waiting' | 'uploading' | 'paused' | 'done' | 'failed'
  /** Upload progress in percent; indeterminate if missing. */
  readonly progress?: number | undefined
  /** Status beside the size: “Waiting”, “43 %”, “Uploaded”. */
  readonly statusText?: string | undefined
  /** Reason of the failure and its remedy, or why an upload does not advance. */
  readonly error?: string | undefined
  /** The file itself is not accepted: retrying is not offered. */
  readonly isRefused?: boolean | undefined
  /** Name and value of a submit button that removes the file without script. */
  readonly removal?: { readonly name: string; readonly value: string } | undefined
}

export type FileRowLabels = {
  readonly toCancelLabel: (name: string) => string
  readonly toRemoveLabel: (name: string) => string
  readonly toProgressLabel: (name: string) => string
  readonly retry?: string | undefined
  /** Needed if uploads can be paused. */
  readonly toPauseLabel?: ((name: string) => string) | undefined
  readonly toResumeLabel?: ((name: string) => string) | undefined
}

type FileRowProps = {
  file: UploadFile
  labels: FileRowLabels
  onCancel?: ((id: string) => void) | undefined
  onRemove?: ((id: string) => void) | undefined
  onRetry?: ((id: string) => void) | undefined
  onPause?: ((id: string) => void) | undefined
  onResume?: ((id: string) => void) | undefined
}

/** A file with name, size, progress and a remove button. */
export function FileRow({ file, labels, onCancel, onRemove, onRetry, onPause, onResume }: FileRowProps) {
  const errorId = useId()
  const isPaused = file.status === 'paused'
  const isUnderWay = file.status === 'waiting' || file.status === 'uploading' || isPaused
  const isStuck = file.status === 'failed' || (file.status === 'uploading' && file.error !== undefined)
  const pauseLabel = (isPaused ? labels.toResumeLabel : labels.toPauseLabel)?.(file.name)
  const Icon = file.status === 'done' ? IconCheck : IconDocument
  const meta = [file.sizeText, file.statusText].filter((text) => text !== undefined)
  return (
    <li className={styles.row}>
      <Icon className={join(styles.rowIcon, file.status === 'done' && styles.rowIconDone)} />
      <div className={styles.rowBody}>
        <p className={styles.name}>{file.name}</p>
        <p className={styles.meta}>
          {meta.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
        {file.status === 'uploading' && <ProgressBar label={labels.toProgressLabel(file.name)} value={file.progress} />}
        {file.error && <FieldError id={errorId}>{file.error}</FieldError>}
        {isStuck && !file.isRefused && onRetry && labels.retry && (
          <Button
            size="small"
            look="outline"
            aria-describedby={file.error && errorId}
            className={styles.retry}
            onClick={() => onRetry(file.id)}
          >
            {labels.retry}
          </Button>
        )}
      </div>
      <div className={styles.rowActions}>
        {/* One button for both, so that it keeps the focus. */}
        {isUnderWay && onPause && onResume && pauseLabel && (
          <IconButton
            size="small"
            icon={isPaused ? IconPlay : IconPause}
            label={pauseLabel}
            onClick={() => (isPaused ? onResume : onPause)(file.id)}
          />
        )}
        {isUnderWay && onCancel && (
          <IconButton
            size="small"
            icon={IconClose}
            label={labels.toCancelLabel(file.name)}
            onClick={() => onCancel(file.id)}
          />
        )}
        {!isUnderWay && file.removal && (
          <IconButton
            size="small"
            type="submit"
            {...file.removal}
            icon={IconTrash}
            label={labels.toRemoveLabel(file.name)}
          />
        )}
        {!isUnderWay && !file.removal && onRemove && (
          <IconButton
            size="small"
            icon={IconTrash}
            label={labels.toRemoveLabel(file.name)}
            onClick={() => onRemove(file.id)}
          />
        )}
      </div>
    </li>
  )
}
