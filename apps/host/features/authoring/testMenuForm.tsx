import { describeForm } from '@kudex/domain/editing-forms'
import { act } from 'react'
import type { Root } from 'react-dom/client'
import { AppContextProvider } from '../shared/index.ts'
import { testContext } from '../shared/testContext.ts'
import { RecordEditor } from './RecordEditor.tsx'

/** Renders the form of a menu with these items into the element of the root, adds an item and saves. */
export async function changeAndSaveMenu(root: Root, element: HTMLElement, items: readonly object[]): Promise<void> {
  const form = (
    <AppContextProvider value={testContext}>
      <RecordEditor
        kind="navigations"
        id="header"
        version="v1"
        value={{ items }}
        fields={describeForm('navigations')}
        editor=""
        choices={{ siteId: '', addressStart: '', pages: [], countries: [], sites: [], references: {} }}
      />
    </AppContextProvider>
  )
  const press = (text: string) => {
    const button = [...element.querySelectorAll('button')].find((candidate) => candidate.textContent.includes(text))
    return act(async () => void button?.dispatchEvent(new window.Event('click', { bubbles: true })))
  }
  await act(async () => root.render(form))
  await press('Add: ')
  await press('Save now')
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
}
