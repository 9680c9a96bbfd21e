import { writeField, type FieldPath } from '@kudex/domain/editing-forms'
import { assign, enqueueActions, raise, setup } from 'xstate'
import { formatCopy, isSame, isStored, parseCopy } from './pageCopy.ts'
import type {
  PageEditingContext,
  PageEditingEvent,
  PageEditingInput,
  PageEditingTag,
  SaveFailure,
  SaveResult,
} from './pageEditing.types.ts'
import { loadCopy, savePage, storeCopy } from './ports.ts'

/**
 * Authoring of a page or another entry: saves drafts automatically, with undo. Unsaved changes are also in a local
 * copy, which a reload restores. If someone else saved the page meanwhile, the editor decides between the two versions
 * (docs/decisions/0047).
 */
export const pageEditingMachine = setup({
  types: {
    context: {} as PageEditingContext,
    events: {} as PageEditingEvent,
    input: {} as PageEditingInput,
    tags: {} as PageEditingTag,
  },
  actors: { savePage, loadCopy, storeCopy },
  delays: {
    saveDelay: 400,
    copyDelay: 200,
    callTimeout: 30_000,
    retryDelay: ({ context }) => Math.min(60_000, 2_000 * 2 ** context.failures),
  },
  guards: {
    isAutomatic: ({ context }) => context.isAutomatic,
    isChanged: ({ context }) => !isSame(context.saved, context.value),
    isStale: ({ context }) => context.other !== null,
    isRejected: ({ context }) => context.problems.length > 0 || context.failure === 'refused',
    isSignedOut: ({ context }) => context.failure === 'unauthenticated',
    hasFailed: ({ context }) => context.failure !== null,
    // Without automatic saves a retry must not send what the editor changed after pressing Save.
    isRetryOutdated: ({ context: { isAutomatic, value, sent } }) => !isAutomatic && !isSame(value, sent),
  },
  actions: {
    // Text that was typed while the copy was read is kept.
    applyCopy: assign(({ context }, { output }: { readonly output: string | null }) => {
      const copy = parseCopy(output)
      if (!copy || isStored(copy.value, context.saved) || !isSame(context.value, context.saved)) return {}
      // A save that was under way at the reload is no other editor's.
      const isOwn = copy.version === context.version || isStored(copy.sent, context.saved)
      const other = isOwn ? null : { version: context.version, value: context.saved, editor: null }
      return { value: copy.value, past: [context.saved], other, isRestored: true }
    }),
    change: enqueueActions(
      ({ context, enqueue }, { path, value }: { readonly path: FieldPath; readonly value: unknown }) => {
        const next = writeField(context.value, path, value)
        if (isSame(next, context.value)) return
        const latest = { path: path.join('.'), at: Date.now() }
        const isSameStep = context.latest?.path === latest.path && latest.at - context.latest.at < undoStep
        enqueue.assign({
          value: next,
          past: isSameStep ? context.past : [...context.past, context.value].slice(-undoSteps),
          future: [],
          latest,
        })
        enqueue.raise({ type: 'copy.outdated' })
      },
    ),
    undo: assign(({ context: { past, future, value } }) =>
      past.length === 0
        ? {}
        : { value: past.at(-1), past: past.slice(0, -1), future: [...future, value], latest: null },
    ),
    redo: assign(({ context: { past, future, value } }) =>
      future.length === 0
        ? {}
        : { value: future.at(-1), future: future.slice(0, -1), past: [...past, value], latest: null },
    ),
    markSent: assign(({ context }) => ({ sent: context.value })),
    applyResult: assign(({ context }, { output }: { readonly output: SaveResult }) => {
      const settled = { problems: [], failure: null, failures: 0 }
      switch (output.kind) {
        case 'saved':
          return { ...settled, version: output.version, saved: context.sent, isRestored: false }
        case 'rejected':
          return { ...settled, problems: output.problems }
        case 'stale':
          // An earlier attempt whose response was lost.
          return isStored(context.sent, output.other.value)
            ? { ...settled, version: output.other.version, saved: context.sent, isRestored: false }
            : { ...settled, other: output.other }
        case 'failed':
          return { problems: [], failure: output.failure, failures: context.failures + 1 }
      }
    }),
    overwrite: assign(({ context: { other, version } }) => ({ version: other ? other.version : version, other: null })),
    accept: assign(({ context: { other, version, value, past } }) => ({
      version: other ? other.version : version,
      saved: other?.value,
      value: other?.value,
      past: [...past, value].slice(-undoSteps),
      future: [],
      latest: null,
      other: null,
    })),
    updateCopy: raise({ type: 'copy.outdated' }),
  },
}).createMachine({
  id: 'pageEditing',
  context: ({ input: { value, ...input } }) => ({
    ...input,
    value,
    saved: value,
    past: [],
    future: [],
    latest: null,
    sent: null,
    problems: [],
    failure: null,
    failures: 0,
    other: null,
    isRestored: false,
  }),
  type: 'parallel',
  states: {
    form: {
      initial: 'loading',
      on: {
        'field.change': { actions: { type: 'change', params: ({ event }) => event } },
        'change.undo': { actions: ['undo', 'updateCopy'] },
        'change.redo': { actions: ['redo', 'updateCopy'] },
      },
      states: {
        loading: {
          tags: 'loading',
          invoke: {
            src: 'loadCopy',
            input: ({ context: { kind, id, editor } }) => ({ kind, id, editor }),
            onDone: { target: 'settled', actions: { type: 'applyCopy', params: ({ event }) => event } },
            onError: 'settled',
          },
        },
        settled: {
          always: [
            { guard: 'isStale', target: 'stale' },
            { guard: 'isSignedOut', target: 'signedOut' },
            { guard: 'isRejected', target: 'rejected' },
            { guard: 'hasFailed', target: 'failed' },
            { guard: 'isChanged', target: 'dirty' },
            { target: 'clean' },
          ],
        },
        clean: { tags: 'clean', always: { guard: 'isChanged', target: 'dirty' } },
        // The delay starts at the first change, so that continuous typing is saved too.
        dirty: {
          tags: 'dirty',
          after: { saveDelay: { guard: 'isAutomatic', target: 'saving' } },
          on: { 'page.save': 'saving' },
        },
        saving: {
          tags: 'saving',
          entry: 'markSent',
          invoke: {
            src: 'savePage',
            input: ({ context: { kind, id, version, value } }) => ({ kind, id, version, value }),
            onDone: {
              target: 'settled',
              actions: [{ type: 'applyResult', params: ({ event }) => event }, 'updateCopy'],
            },
            onError: { target: 'settled', actions: { type: 'applyResult', params: { output: failed('unavailable') } } },
          },
          after: {
            callTimeout: { target: 'settled', actions: { type: 'applyResult', params: { output: failed('network') } } },
          },
        },
        rejected: {
          tags: 'rejected',
          on: {
            'field.change': { target: 'dirty', actions: { type: 'change', params: ({ event }) => event } },
            'change.undo': { target: 'dirty', actions: ['undo', 'updateCopy'] },
            'change.redo': { target: 'dirty', actions: ['redo', 'updateCopy'] },
            'page.save': 'saving',
          },
        },
        failed: {
          tags: 'failed',
          always: { guard: 'isRetryOutdated', target: 'dirty' },
          after: { retryDelay: 'saving' },
          on: { 'network.online': 'saving', 'page.save': 'saving' },
        },
        signedOut: { tags: 'unauthenticated', on: { 'page.save': 'saving' } },
        stale: {
          tags: 'stale',
          on: {
            'conflict.overwrite': { target: 'saving', actions: 'overwrite' },
            'conflict.accept': { target: 'clean', actions: ['accept', 'updateCopy'] },
          },
        },
      },
    },
    copy: {
      initial: 'current',
      states: {
        current: { on: { 'copy.outdated': 'outdated' } },
        outdated: { after: { copyDelay: 'storing' } },
        storing: {
          on: { 'copy.outdated': 'outdated' },
          invoke: {
            src: 'storeCopy',
            input: ({ context }) => ({
              kind: context.kind,
              id: context.id,
              editor: context.editor,
              text: formatCopy(context),
            }),
            onDone: 'current',
            onError: 'failed',
          },
        },
        failed: { tags: 'uncopied', on: { 'copy.outdated': 'outdated' } },
      },
    },
  },
})

/** Steps that undo remembers. */
const undoSteps = 100

/** Changes of one field within this time are one step, in milliseconds. */
const undoStep = 1_000

function failed(failure: SaveFailure): SaveResult {
  return { kind: 'failed', failure }
}
