import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestStorage } from '../auth/stores/testStorage.ts'
import { stubDocument } from '../shared/testDocument.ts'
import { useKeptForm } from './useKeptForm.ts'

let root: Root
let element: HTMLElement

beforeEach(() => {
  element = stubDocument()
  vi.stubGlobal('localStorage', createTestStorage())
  const form = document.createElement('form')
  // linkedom has no collection of a form's elements.
  Object.defineProperty(Object.getPrototypeOf(form), 'elements', {
    configurable: true,
    get(this: HTMLFormElement) {
      return { namedItem: (name: string) => this.querySelector(`[name="${name}"]`) }
    },
  })
  root = createRoot(element)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

interface PageProps {
  readonly user?: string
  readonly isOpen: boolean
  readonly hasArrived?: boolean
}

function Page({ user = 'adam', isOpen, hasArrived = false }: PageProps) {
  const { form, keep } = useKeptForm(user, 'invitation', hasArrived)
  return (
    isOpen && (
      <form ref={form} onReset={() => keep({ email })}>
        <input name="email" />
      </form>
    )
  )
}

const email = 'new.person@acme.example'

/** Keeps the texts as a form does that is being sent. */
const send = () =>
  act(() => {
    element.querySelector('form')?.dispatchEvent(new window.Event('reset', { bubbles: true }))
  })

const show = (props: PageProps) => {
  act(() => root.render(<Page {...props} />))
  return element.querySelector('input')?.value
}

it('a form that was sent is filled in when it opens again, until it has arrived (UADM-11)', () => {
  expect(show({ isOpen: true })).toBe('')
  send()
  show({ isOpen: false })
  expect(show({ isOpen: true })).toBe(email)
  show({ isOpen: false, hasArrived: true })
  expect(show({ isOpen: true })).toBe('')
})

it('a form is not filled in with what another user sent', () => {
  show({ isOpen: true })
  send()
  show({ isOpen: false })
  expect(show({ user: 'eve', isOpen: true })).toBe('')
})
