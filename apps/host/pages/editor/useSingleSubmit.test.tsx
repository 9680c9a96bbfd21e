import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { AppContextProvider } from '../../features/shared/index.ts'
import { testContext } from '../../features/shared/testContext.ts'
import { stubDocument } from '../../features/shared/testDocument.ts'
import { NewPageForm } from './page/NewPageForm.tsx'
import { StepForm } from './publishing/StepForm.tsx'

afterEach(() => void vi.unstubAllGlobals())

const forms = {
  StepForm: (
    <StepForm step="publish" pageId="press" version="v1" path="/en/editor">
      <button type="submit">Publish</button>
    </StepForm>
  ),
  NewPageForm: (
    <NewPageForm
      editorName={null}
      signOut={{ action: '', fields: {} }}
      action="/api/editor/pages"
      path="/en/editor/pages/new"
      sites={[]}
      siteId="kudex"
      language="en"
      url=""
      title=""
      problem={null}
    />
  ),
}

it.each(['StepForm', 'NewPageForm'] as const)(
  '%s is sent once, and again when the browser shows its page from the history',
  (name) => {
    const element = stubDocument()
    document.body.append(element)
    const root = createRoot(element)
    act(() => root.render(<AppContextProvider value={testContext}>{forms[name]}</AppContextProvider>))
    const submit = () => {
      const event = new window.Event('submit', { bubbles: true, cancelable: true })
      act(() => void element.querySelector('form')?.dispatchEvent(event))
      return event.defaultPrevented
    }
    expect([submit(), submit(), submit()]).toEqual([false, true, true])
    window.dispatchEvent(new window.Event('pageshow'))
    expect(submit()).toBe(false)
    act(() => root.unmount())
  },
)
