import type { UploadProblem } from '@kudex/domain/uploads'
import { assign, enqueueActions, setup, type EventObject } from 'xstate'
import { createCallbackPort, createPromisePort } from '../ports/index.ts'

/** A chosen file. */
export interface ChosenFile {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** The browser's `File`; only the ports read it. */
  readonly source: unknown
}

/** A file of the list and its state. */
export interface UploadedFile extends ChosenFile {
  readonly state: UploadState
}

/** A file that has arrived at the upload endpoint. */
export interface ArrivedFile extends Omit<ChosenFile, 'source'> {
  readonly reference: string
  readonly location: string
}

export type UploadState =
  | { readonly kind: 'waiting' | 'paused' }
  /** `stalled`: nothing has arrived for a while; the port keeps trying. */
  | { readonly kind: 'uploading' | 'stalled'; readonly bytes: number }
  | SettledUpload

/** Final result of sending a file. */
export type SettledUpload =
  | { readonly kind: 'done'; readonly reference: string; readonly location: string }
  | { readonly kind: 'failed'; readonly problem: UploadFailure }

/** `wait`: too many uploads from one address; `failed`: any other reason. */
export type UploadFailure = UploadProblem | 'wait' | 'failed'

export type UploadsEvent =
  | { readonly type: 'files.choose'; readonly files: readonly ChosenFile[] }
  /** Cancels an upload, or withdraws an uploaded file. */
  | { readonly type: 'file.remove'; readonly id: string }
  /** Stops an upload that is running or waiting. */
  | { readonly type: 'file.pause'; readonly id: string }
  /** Sends a paused or failed file, or a stalled one at once; continues where it stopped. */
  | { readonly type: 'file.retry'; readonly id: string }
  /** Replaces the uploaded files without withdrawing them: with those of a stored draft, or none after sending. */
  | { readonly type: 'files.restore'; readonly files: readonly ArrivedFile[] }
  | FileEvent

/** What the port `sendFile` reports about its file. */
export type FileEvent =
  | { readonly type: 'file.progressed'; readonly bytes: number }
  | { readonly type: 'file.settled'; readonly state: SettledUpload }

interface UploadsContext {
  readonly files: readonly UploadedFile[]
  /** Ids of the files to send; the first is the one that is being sent. */
  readonly queue: readonly string[]
}

/**
 * Uploads files one after the other; each can be paused, cancelled, withdrawn and retried (FORM-13…16). The port
 * `sendFile` checks and sends one file and stops when its state is left; for an id that it has sent in part, it sends
 * the rest. A file of which nothing arrives for 8 seconds is stalled: people are informed within 10 seconds and may
 * retry (FORM-15). `cancelUpload` withdraws an uploaded file.
 */
export const uploadsMachine = setup({
  types: { context: {} as UploadsContext, events: {} as UploadsEvent },
  actors: {
    sendFile: createCallbackPort<EventObject, Pick<ChosenFile, 'id' | 'source'>>('sendFile'),
    cancelUpload: createPromisePort<void, { readonly location: string }>('cancelUpload'),
  },
  delays: { stallDelay: 8_000 },
  guards: {
    isQueueFilled: ({ context }) => context.queue.length > 0,
    isSending: ({ context }, { id }: { readonly id: string }) => context.queue[0] === id,
    isStalled: ({ context }, { id }: { readonly id: string }) =>
      context.files.some((file) => file.id === id && file.state.kind === 'stalled'),
    /** Retries report the same number of bytes. */
    hasAdvanced: ({ context }, { bytes }: { readonly bytes: number }) => bytes > countSentBytes(context),
    isQueued: ({ context }, { id }: { readonly id: string }) => context.queue.includes(id),
    isStopped: ({ context }, { id }: { readonly id: string }) =>
      context.files.some((file) => file.id === id && (file.state.kind === 'failed' || file.state.kind === 'paused')),
  },
  actions: {
    addFiles: assign(({ context }, { files }: { readonly files: readonly ChosenFile[] }) => ({
      files: [...context.files, ...files.map((file) => ({ ...file, state: waiting }))],
      queue: [...context.queue, ...files.map(({ id }) => id)],
    })),
    removeFile: enqueueActions(({ context, enqueue }, { id }: { readonly id: string }) => {
      const removed = context.files.find((file) => file.id === id)?.state
      if (removed?.kind === 'done') enqueue.spawnChild('cancelUpload', { input: { location: removed.location } })
      enqueue.assign({
        files: context.files.filter((file) => file.id !== id),
        queue: context.queue.filter((known) => known !== id),
      })
    }),
    pauseFile: assign(({ context }, { id }: { readonly id: string }) => ({
      files: setFileState(context.files, id, paused),
      queue: context.queue.filter((known) => known !== id),
    })),
    restoreFiles: assign(({ context }, { files }: { readonly files: readonly ArrivedFile[] }) => ({
      files: [...files.map(toUploadedFile), ...context.files.filter(({ state }) => state.kind !== 'done')],
    })),
    requeueFile: assign(({ context }, { id }: { readonly id: string }) => ({
      files: setFileState(context.files, id, waiting),
      queue: [...context.queue, id],
    })),
    setState: assign(({ context }, { state }: { readonly state: UploadState }) => ({
      files: setFileState(context.files, context.queue[0], state),
    })),
    setSending: assign(({ context }, { kind }: { readonly kind: 'uploading' | 'stalled' }) => ({
      files: setFileState(context.files, context.queue[0], { kind, bytes: Math.max(0, countSentBytes(context)) }),
    })),
    dequeue: assign(({ context }) => ({ queue: context.queue.slice(1) })),
  },
}).createMachine({
  id: 'uploads',
  context: { files: [], queue: [] },
  initial: 'idle',
  on: {
    'files.choose': { actions: { type: 'addFiles', params: ({ event }) => event } },
    'file.remove': { actions: { type: 'removeFile', params: ({ event }) => event } },
    'file.pause': {
      guard: { type: 'isQueued', params: ({ event }) => event },
      actions: { type: 'pauseFile', params: ({ event }) => event },
    },
    'file.retry': {
      guard: { type: 'isStopped', params: ({ event }) => event },
      actions: { type: 'requeueFile', params: ({ event }) => event },
    },
    'files.restore': { actions: { type: 'restoreFiles', params: ({ event }) => event } },
  },
  states: {
    idle: { always: { guard: 'isQueueFilled', target: 'sending' } },
    sending: {
      initial: 'advancing',
      invoke: {
        src: 'sendFile',
        input: ({ context: { files, queue } }) => {
          const [id = ''] = queue
          return { id, source: files.find((file) => file.id === id)?.source }
        },
      },
      on: {
        'file.progressed': {
          guard: { type: 'hasAdvanced', params: ({ event }) => event },
          // Restarts the delay.
          target: '.advancing',
          actions: { type: 'setState', params: ({ event }) => ({ state: { kind: 'uploading', bytes: event.bytes } }) },
        },
        'file.retry': {
          guard: { type: 'isStalled', params: ({ event }) => event },
          target: 'sending',
          reenter: true,
          actions: { type: 'setSending', params: { kind: 'uploading' } },
        },
        'file.settled': { target: 'idle', actions: [{ type: 'setState', params: ({ event }) => event }, 'dequeue'] },
        // Leaving the state aborts the upload.
        'file.remove': [
          {
            guard: { type: 'isSending', params: ({ event }) => event },
            target: 'idle',
            actions: { type: 'removeFile', params: ({ event }) => event },
          },
          { actions: { type: 'removeFile', params: ({ event }) => event } },
        ],
        'file.pause': [
          {
            guard: { type: 'isSending', params: ({ event }) => event },
            target: 'idle',
            actions: { type: 'pauseFile', params: ({ event }) => event },
          },
          {
            guard: { type: 'isQueued', params: ({ event }) => event },
            actions: { type: 'pauseFile', params: ({ event }) => event },
          },
        ],
      },
      states: {
        advancing: { after: { stallDelay: 'stalled' } },
        stalled: { entry: { type: 'setSending', params: { kind: 'stalled' } } },
      },
    },
  },
})

const waiting: UploadState = { kind: 'waiting' }
const paused: UploadState = { kind: 'paused' }

/** Bytes of the current file that have arrived; -1 before it is sent. */
function countSentBytes({ files, queue }: UploadsContext): number {
  const state = files.find((file) => file.id === queue[0])?.state
  return state?.kind === 'uploading' || state?.kind === 'stalled' ? state.bytes : -1
}

function toUploadedFile({ reference, location, ...file }: ArrivedFile): UploadedFile {
  return { ...file, source: null, state: { kind: 'done', reference, location } }
}

function setFileState(files: readonly UploadedFile[], id: string | undefined, state: UploadState) {
  return files.map((file) => (file.id === id ? { ...file, state } : file))
}
