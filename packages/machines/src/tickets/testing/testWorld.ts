import type { Ticket } from '@kudex/domain/tickets'
import { vi } from 'vitest'
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate'
import { providePorts } from '../../ports/index.ts'
import type { FileEvent } from '../../uploads/index.ts'
import type { DraftId } from '../draft.ts'
import type { FormSubmission, SubmittedForm } from '../ports.ts'
import { toDraftStorageKey } from '../storedDraft.ts'
import { ticketDraftMachine } from '../ticketDraftMachine.ts'
import type { TicketDraftEvent, TicketDraftInput, TicketDraftTag } from '../ticketDraft.types.ts'
import type { TicketCheck, TicketFailure, TicketResult } from '../tickets.types.ts'

export const carla = { id: 'carla', name: 'Carla Customer', isService: false }

export const rolf = { id: 'rolf', name: 'Rolf Imhof', isService: true }

export const ticket: Ticket = {
  id: 't1',
  number: 10_482,
  type: 'fault',
  subject: 'Crimp force drifts',
  status: 'inProgress',
  concern: 'restricted',
  machineName: 'Alpha 550',
  serialNumber: 'A550-20417',
  contact: carla,
  location: {
    id: 'leeds',
    name: 'Works 1',
    city: 'Leeds',
    country: 'GB',
    organization: { id: 'acme', name: 'ACME Harness Ltd' },
  },
  createdOn: '2026-11-18T14:20:00Z',
  replies: 0,
  comments: 0,
  description: 'After two hours.',
  entries: [],
  attachments: [],
  history: [],
  watchers: [],
  revision: 1,
}

/** Requires all the texts that it is given names for. */
export const check: TicketCheck = (form, texts) => {
  const required = { ticket: ['subject', 'description'], comment: ['comment'], closure: ['reason'] }[form]
  const problems = Object.fromEntries(required.filter((name) => !texts[name]?.trim()).map((name) => [name, 'required']))
  return Object.keys(problems).length === 0 ? { isValid: true } : { isValid: false, problems }
}

/** What happens to a call: it arrives, its response is lost, it is lost, or it is refused. */
export type Fate = 'arrives' | 'responseLost' | 'lost' | 'unavailable' | 'unauthenticated' | 'crashes' | 'hangs'

/** A browser profile with any number of tabs, and a ticketing service. */
export class World {
  readonly storage = new Map<string, string>()
  readonly tabs = new Set<DraftTab>()
  /** Called after each change of the storage. */
  readonly listeners = new Set<() => void>()
  /** What arrived, by key. */
  readonly arrived = new Map<string, FormSubmission>()
  readonly calls: FormSubmission[] = []
  readonly cancelledFiles: string[] = []
  isStorageWorking = true
  /** Milliseconds until a write is done. */
  storageLatency = 0
  fate: Fate = 'arrives'
  refusal: TicketFailure | null = null
  /** Milliseconds until a response. */
  latency = 100
  #keys = 0

  /** The ticket that a submission leads to. */
  toTicket = (key: string): Ticket => ({ ...ticket, id: key })

  createKey = (): string => `key-${++this.#keys}`

  openTab(input: Partial<TicketDraftInput> = {}): DraftTab {
    const tab = new DraftTab(this, input)
    this.tabs.add(tab)
    return tab
  }

  write(id: DraftId, text: string | null, writer: () => void): void {
    if (!this.isStorageWorking) throw new Error('The storage is full')
    const key = toDraftStorageKey(id)
    if (text === null) this.storage.delete(key)
    else this.storage.set(key, text)
    for (const listener of this.listeners) if (listener !== writer) setTimeout(listener, 1)
  }

  /** The ports of a tab; `hooks` are called by the test. */
  createPorts(hooks: TabHooks = { notifyStorage: () => {}, uploads: [] }) {
    const listener = () => hooks.notifyStorage()
    return {
      loadDraft: fromPromise<string | null, DraftId>(async ({ input }) => {
        if (!this.isStorageWorking) throw new Error('There is no storage')
        return this.storage.get(toDraftStorageKey(input)) ?? null
      }),
      saveDraft: fromPromise<void, DraftId & { readonly text: string }>(async ({ input }) => {
        if (this.storageLatency > 0) await new Promise((resolve) => setTimeout(resolve, this.storageLatency))
        this.write(input, input.text, listener)
      }),
      removeDraft: fromPromise<void, DraftId>(async ({ input }) => this.write(input, null, listener)),
      watchDraft: fromCallback<EventObject, DraftId>(({ input, sendBack }) => {
        hooks.notifyStorage = () =>
          sendBack({ type: 'draft.changed', text: this.storage.get(toDraftStorageKey(input)) ?? null })
        this.listeners.add(listener)
        return () => this.listeners.delete(listener)
      }),
      submitForm: fromPromise<TicketResult<SubmittedForm>, FormSubmission>(({ input }) => this.submit(input)),
      sendFile: fromCallback(({ sendBack }) => {
        hooks.uploads.push(sendBack)
      }),
      cancelUpload: fromPromise<void, { readonly location: string }>(async ({ input }) => {
        this.cancelledFiles.push(input.location)
      }),
    }
  }

  async submit(submission: FormSubmission): Promise<TicketResult<SubmittedForm>> {
    const { fate, refusal } = this
    this.calls.push(submission)
    const known = this.arrived.get(submission.key)
    const isCurrent = !known || JSON.stringify(known.texts) === JSON.stringify(submission.texts)
    const isArriving = fate === 'arrives' || fate === 'responseLost'
    if (isArriving && !known && !refusal) this.arrived.set(submission.key, submission)
    await new Promise((resolve) => setTimeout(resolve, fate === 'hangs' ? 1e9 : this.latency))
    if (fate === 'crashes') throw new Error('broken')
    if (fate === 'unavailable' || fate === 'unauthenticated') return { isDone: false, failure: { code: fate } }
    if (!(fate === 'arrives')) return { isDone: false, failure: { code: 'network' } }
    if (refusal) return { isDone: false, failure: refusal }
    return { isDone: true, value: { ticket: this.toTicket(submission.key), isCurrent } }
  }
}

interface TabHooks {
  notifyStorage: () => void
  readonly uploads: ((event: FileEvent) => void)[]
}

/** A tab with the form of a new ticket, or another one. */
export class DraftTab {
  readonly actor
  readonly #world: World
  readonly hooks: TabHooks = { notifyStorage: () => {}, uploads: [] }

  constructor(world: World, input: Partial<TicketDraftInput>) {
    this.#world = world
    const machine = providePorts(ticketDraftMachine, world.createPorts(this.hooks))
    this.actor = createActor(machine, {
      input: {
        userId: 'carla',
        form: 'ticket',
        ticketId: null,
        prefill: {},
        check,
        createKey: world.createKey,
        ...input,
      },
    })
    this.actor.start()
  }

  type(name: string, text: string): void {
    this.send({ type: 'field.change', name, text })
  }

  submit(revision: number | null = null): void {
    this.send({ type: 'draft.submit', revision })
  }

  send(event: TicketDraftEvent): void {
    this.actor.send(event)
  }

  choose(id: string): void {
    const files = [{ id, name: `${id}.mp4`, size: 100, source: id }]
    this.actor.getSnapshot().children.uploads?.send({ type: 'files.choose', files })
  }

  settleUpload(event: FileEvent): void {
    this.hooks.uploads.shift()?.(event)
  }

  close(): void {
    this.#world.tabs.delete(this)
    this.actor.stop()
  }

  has(tag: TicketDraftTag): boolean {
    return this.actor.getSnapshot().hasTag(tag)
  }

  get context() {
    return this.actor.getSnapshot().context
  }

  text(name: string): string {
    return this.context.draft.fields[name]?.text ?? ''
  }
}

/** Opens a tab and types a complete ticket. */
export async function writeTicket(world: World): Promise<DraftTab> {
  const tab = world.openTab()
  await pass(10)
  tab.type('subject', 'Feed slips')
  tab.type('description', 'Since Monday')
  return tab
}

/** Advances the fake timers. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
}
