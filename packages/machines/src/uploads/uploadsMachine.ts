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
  | { readonly kind: 'uploading'; readonly bytes: number }
  | SettledUpload

/** What becomes of a file that is sent. */
export type SettledUpload =
  | { readonly kind: 'done'; readonly reference: string; readonly location: string }
  | { readonly kind: 'failed'; readonly problem: UploadFailure }

/** `wait`: too many uploads from one address; `failed`: any other reason. */
export type UploadFailure = UploadProblem | 'wait' | 'failed'

export type UploadsEvent =
  | { readonly type: 'files.choose'; readonly files: readonly ChosenFile[] }
  /** Cancels an upload, or takes back a file that has arrived. */
  | { readonly type: 'file.remove'; readonly id: string }
  /** Stops an upload that is under way or waits. */
  | { readonly type: 'file.pause'; readonly id: string }
  /** Sends a paused or failed file; continues where it stopped. */
  | { readonly type: 'file.retry'; readonly id: string }
  /** Replaces the files that have arrived, without taking them back: those of a stored draft, or none after sending. */
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
 * Uploads files one after the other; each can be paused, cancelled, taken back and tried again (FORM-13…16). The port
 * `sendFile` checks and sends one file and stops with its state; for an id that it has sent in part, it sends the rest.
 * `cancelUpload` takes back a file that has arrived.
 */
export const uploadsMachine = setup({
  types: { context: {} as UploadsContext, events: {} as UploadsEvent },
  actors: {
    sendFile: createCallbackPort<EventObject, Pick<ChosenFile, 'id' | 'source'>>('sendFile'),
    cancelUpload: createPromisePort<void, { readonly location: string }>('cancelUpload'),
  },
  guards: {
    isQueueFilled: ({ context }) => context.queue.length > 0,
    isSending: ({ context }, { id }: { readonly id: string }) => context.queue[0] === id,
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
      invoke: {
        src: 'sendFile',
        input: ({ context: { files, queue } }) => {
          const [id = ''] = queue
          return { id, source: files.find((file) => file.id === id)?.source }
        },
      },
      on: {
        'file.progressed': {
          actions: { type: 'setState', params: ({ event }) => ({ state: { kind: 'uploading', bytes: event.bytes } }) },
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
    },
  },
})

const waiting: UploadState = { kind: 'waiting' }
const paused: UploadState = { kind: 'paused' }

function toUploadedFile({ reference, location, ...file }: ArrivedFile): UploadedFile {
  return { ...file, source: null, state: { kind: 'done', reference, location } }
}

function setFileState(files: readonly UploadedFile[], id: string | undefined, state: UploadState) {
  return files.map((file) => (file.id === id ? { ...file, state } : file))
}
