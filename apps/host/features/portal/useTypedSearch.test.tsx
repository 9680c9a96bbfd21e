import { defaultTicketListQuery } from '@kudex/domain/tickets'
import { act, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppContextProvider } from '../shared/appContext.ts'
import { testContext } from '../shared/testContext.ts'
import { stubDocument } from '../shared/testDocument.ts'
import { TicketFilters } from '../tickets/list/TicketFilters.tsx'
import { UserFilters } from '../user-admin/UserFilters.tsx'

let root: Root
let element: HTMLElement

beforeEach(() => void (element = stubDocument()))
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

const users = { search: '', organization: null, application: null, status: null, page: 1 } as const

it.each<[string, (onChange: (query: object) => void) => ReactNode]>([
  ['users', (onChange) => <UserFilters query={users} organizations={[]} total={1} onChange={onChange} />],
  [
    'tickets',
    (onChange) => (
      <TicketFilters query={defaultTicketListQuery} locations={[]} isStaff={false} counted={null} onChange={onChange} />
    ),
  ],
])('searches for text that was typed before hydration: %s', (_, toFilters) => {
  const search = vi.fn<(query: object) => void>()
  const page = <AppContextProvider value={testContext}>{toFilters(search)}</AppContextProvider>
  element.innerHTML = renderToString(page)
  element.querySelector('[name="search"]')?.setAttribute('value', 'carla')
  act(() => void (root = hydrateRoot(element, page)))
  act(() => void element.querySelector('form')?.dispatchEvent(new window.Event('submit', { bubbles: true })))
  expect(search).toHaveBeenCalledWith(expect.objectContaining({ search: 'carla' }))
})
