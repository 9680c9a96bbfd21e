import type { UserCommand } from '@kudex/domain/access'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createTestStorage } from '../auth/stores/testStorage.ts'
import { createPortalUserClient } from '../portal/index.ts'
import { AppContextProvider } from '../shared/appContext.ts'
import { testContext } from '../shared/testContext.ts'
import { stubDocument } from '../shared/testDocument.ts'
import { faults, refusedTokens, stubTicketing } from '../shared/testFaults.ts'
import { toStepResult } from './toTexts.tsx'
import { provideUser } from './users.actors.ts'

const access = { organization: 'acme', application: 'tickets' }
const commands: readonly UserCommand[] = [
  { kind: 'invite', key: 'k', email: 'a@acme.example', ...access, role: 'user', locale: 'en' },
  { kind: 'add', id: 'u', ...access, role: 'user' },
  { kind: 'access', id: 'u', ...access, action: 'withdraw', role: null, locale: 'en' },
  { kind: 'remove', id: 'u', organization: 'acme' },
  { kind: 'delete', id: 'u' },
]

beforeEach(() => {
  vi.useFakeTimers()
  stubDocument()
  vi.stubGlobal('localStorage', createTestStorage())
  vi.stubGlobal('location', { origin: 'http://localhost' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe.each(Object.entries(faults))('a change of the user administration that %s', (name, fault) => {
  it.each(commands)('says so under its own title, and what to do: $kind (UADM-10, UADM-12)', async (command) => {
    stubTicketing({ operation: null, fault })
    const actor = createActor(
      provideUser(() => createPortalUserClient(testContext.settings)),
      { input: { query: 'u', data: [] } },
    )
    actor.start()
    actor.send({ type: 'command.run', command })
    const done = waitFor(actor, ({ context }) => context.result !== null)
    await vi.advanceTimersByTimeAsync(40_000)
    const { result } = (await done).context
    actor.stop()
    const { tone, title, text } = toStepResult(testContext, command, result!.outcome)
    expect(tone).toBe('danger')
    expect(title).not.toBe('')
    const html = renderToString(<AppContextProvider value={testContext}>{text}</AppContextProvider>)
    expect(html).toMatch(name === refusedTokens ? /Log in again/ : /try again/)
  })
})
