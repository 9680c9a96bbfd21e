import { type AdministeredUser, type UserCommand, applications } from '@kudex/domain/access'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppContextProvider } from '../shared/appContext.ts'
import { testContext } from '../shared/testContext.ts'
import { stubDocument } from '../shared/testDocument.ts'
import { AddApplicationForm } from './AddApplication.tsx'

const acme = { id: 'acme', orguid: '1', name: 'ACME', subRegion: '', country: 'GB', city: 'Leeds', members: 14 }
const plant = { ...acme, id: 'plant', name: 'ACME Plant' }
const user: AdministeredUser = {
  id: 'u1',
  firstName: 'Carla',
  lastName: 'Customer',
  email: 'carla@acme.example',
  status: 'active',
  organizations: [plant, acme],
  accesses: [],
}

describe('the form that adds an application', () => {
  const run = vi.fn()
  let element: HTMLElement
  let root: Root
  beforeEach(() => {
    run.mockReset()
    element = stubDocument()
    root = createRoot(element)
  })
  afterEach(() => {
    act(() => root.unmount())
    vi.unstubAllGlobals()
  })

  const show = (shown: AdministeredUser, command: UserCommand | null = null) =>
    act(() =>
      root.render(
        <AppContextProvider value={testContext}>
          <AddApplicationForm user={shown} users={{ command, result: null, run, dismiss: () => {} }} />
        </AppContextProvider>,
      ),
    )

  it('uses an organization that the user still has (UADM-05)', () => {
    show(user)
    show({ ...user, organizations: [acme] })
    act(() => element.querySelector('button')?.click())
    const [application] = applications
    expect(run).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'add', id: 'u1', organization: 'acme', application }),
    )
  })

  it('waits while another change runs, which would drop this one', () => {
    show(user, { kind: 'delete', id: 'u1' })
    expect(element.querySelector('button')?.disabled).toBe(true)
    show(user)
    expect(element.querySelector('button')?.disabled).toBe(false)
  })

  it('says so if no application is left, instead of an empty choice (UADM-05)', () => {
    const access = { organization: 'acme', role: 'user', status: 'active', requestedBy: null, requestDate: '' } as const
    const accesses = applications.map((application) => ({ ...access, application, actions: [] }))
    show({ ...user, organizations: [acme], accesses })
    expect(element.textContent).toContain('All applications of this organization are already listed.')
    expect([...element.querySelectorAll('select')].map(({ name }) => name)).toEqual(['organization'])
    expect(element.querySelector('button')).toBeNull()
  })
})
