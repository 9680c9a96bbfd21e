import { assign, setup, type EventObject } from 'xstate'
import { createCallbackPort, createPromisePort } from '../ports/index.ts'
import type { ChosenFile, FileEvent, UploadedFile } from '../uploads/index.ts'

/**
 * Why a file was sent, but not stored. `refused`: of a type that is not accepted; `stale`: changed by someone else;
 * `unauthenticated`: sign in again.
 */
type MediaFailure = 'refused' | 'stale' | 'unauthenticated' | 'failed'

/** An upload that has arrived. */
export interface StoreInput {
  readonly location: string
}

/** `item`: what was stored, which only the feature reads. */
export type StoreResult =
  | { readonly kind: 'stored'; readonly item: unknown }
  | { readonly kind: Exclude<MediaFailure, 'failed'> }

type MediaUploadEvent =
  | { readonly type: 'file.choose'; readonly file: ChosenFile }
  /** Stops the upload, or removes a failed file. */
  | { readonly type: 'file.cancel' }
  | { readonly type: 'file.retry' }
  | FileEvent

interface MediaUploadContext {
  readonly file: UploadedFile | null
  /** What was stored. */
  readonly item: unknown
  /** Why the last file was not stored; an upload that failed has its reason in its file. */
  readonly failure: MediaFailure | null
}

/**
 * Sends one picture or file of an editor and then stores it: as a new one, or in place of another. The ports are
 * `sendFile`, which reports the progress and stops when its state is left, and `storeFile`.
 */
export const mediaUploadMachine = setup({
  types: { context: {} as MediaUploadContext, events: {} as MediaUploadEvent, tags: {} as 'pending' },
  actors: {
    sendFile: createCallbackPort<EventObject, Pick<ChosenFile, 'id' | 'source'>>('sendFile'),
    storeFile: createPromisePort<StoreResult, StoreInput>('storeFile'),
  },
  delays: { stallDelay: 8_000, storeTimeout: 90_000 },
  guards: {
    /** Retries report the same number of bytes. */
    hasAdvanced: ({ context }, { bytes }: { readonly bytes: number }) => bytes > countSentBytes(context),
    hasArrived: (_, { state }: { readonly state: UploadedFile['state'] }) => state.kind === 'done',
    isStored: (_, { output }: { readonly output: StoreResult }) => output.kind === 'stored',
  },
  actions: {
    setFile: assign((_, { file }: { readonly file: ChosenFile }) => ({
      file: { ...file, state: { kind: 'waiting' as const } },
      failure: null,
    })),
    removeFile: assign({ file: null, failure: null }),
    setState: assign(({ context }, { state }: { readonly state: UploadedFile['state'] }) => ({
      file: context.file && { ...context.file, state },
    })),
    setItem: assign((_, { output }: { readonly output: StoreResult }) => ({
      item: output.kind === 'stored' ? output.item : null,
      file: null,
    })),
    setFailure: assign((_, { failure }: { readonly failure: MediaFailure }) => ({ failure, file: null })),
  },
}).createMachine({
  id: 'mediaUpload',
  context: { file: null, item: null, failure: null },
  initial: 'idle',
  on: { 'file.choose': { target: '.sending', actions: { type: 'setFile', params: ({ event }) => event } } },
  states: {
    idle: {},
    sending: {
      tags: 'pending',
      initial: 'advancing',
      invoke: {
        src: 'sendFile',
        input: ({ context: { file } }) => ({ id: file?.id ?? '', source: file?.source }),
      },
      on: {
        'file.progressed': {
          guard: { type: 'hasAdvanced', params: ({ event }) => event },
          target: '.advancing',
          actions: { type: 'setState', params: ({ event }) => ({ state: { kind: 'uploading', bytes: event.bytes } }) },
        },
        'file.settled': [
          {
            guard: { type: 'hasArrived', params: ({ event }) => event },
            target: 'storing',
            actions: { type: 'setState', params: ({ event }) => event },
          },
          { target: 'unsent', actions: { type: 'setState', params: ({ event }) => event } },
        ],
        'file.cancel': { target: 'idle', actions: 'removeFile' },
        'file.retry': {
          target: 'sending',
          reenter: true,
          actions: { type: 'setState', params: ({ context }) => ({ state: toSending(context, 'uploading') }) },
        },
      },
      states: {
        advancing: { after: { stallDelay: 'stalled' } },
        stalled: {
          entry: { type: 'setState', params: ({ context }) => ({ state: toSending(context, 'stalled') }) },
        },
      },
    },
    storing: {
      tags: 'pending',
      invoke: {
        src: 'storeFile',
        input: ({ context: { file } }) => ({ location: file?.state.kind === 'done' ? file.state.location : '' }),
        onDone: [
          {
            guard: { type: 'isStored', params: ({ event }) => event },
            target: 'stored',
            actions: { type: 'setItem', params: ({ event }) => event },
          },
          {
            target: 'idle',
            actions: { type: 'setFailure', params: ({ event }) => ({ failure: toFailure(event.output) }) },
          },
        ],
        onError: { target: 'idle', actions: { type: 'setFailure', params: { failure: 'failed' } } },
      },
      after: { storeTimeout: { target: 'idle', actions: { type: 'setFailure', params: { failure: 'failed' } } } },
    },
    /** The upload failed; it can be repeated. */
    unsent: {
      on: {
        'file.retry': 'sending',
        'file.cancel': { target: 'idle', actions: 'removeFile' },
      },
    },
    stored: {},
  },
})

function toSending(context: MediaUploadContext, kind: 'uploading' | 'stalled'): UploadedFile['state'] {
  return { kind, bytes: Math.max(0, countSentBytes(context)) }
}

/** Bytes of the file that have arrived; -1 before it is sent. */
function countSentBytes({ file }: MediaUploadContext): number {
  return file?.state.kind === 'uploading' || file?.state.kind === 'stalled' ? file.state.bytes : -1
}

function toFailure({ kind }: StoreResult): MediaFailure {
  return kind === 'stored' ? 'failed' : kind
}
