import { act, useState, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { Combobox, type ComboboxProps } from './Combobox.js'

// Makes `act` wait for effects.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root | undefined

afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
})

const props: ComboboxProps = {
  label: 'Country',
  name: 'country',
  options: [
    { value: 'ch', text: 'Switzerland' },
    { value: 'de', text: 'Germany' },
  ],
  defaultValue: 'ch',
  emptyText: 'No country fits',
  toCountText: (count) => `${count} countries`,
  openLabel: 'Show countries',
}

it('keeps an option selected in the native list before hydration', async () => {
  await hydrateAfterChoice(<Combobox {...props} />, 'de')
  expect(toShown()).toEqual({ text: 'Germany', sent: 'de' })
})

it('keeps an empty selection made in the native list before hydration', async () => {
  await hydrateAfterChoice(<Combobox {...props} />, '')
  expect(toShown()).toEqual({ text: '', sent: '' })
})

it('reports a selection made before hydration to a controlling parent', async () => {
  await hydrateAfterChoice(<Held />, 'de')
  expect(toShown()).toEqual({ text: 'Germany', sent: 'de' })
})

function Held() {
  const [value, setValue] = useState('ch')
  return <Combobox {...props} value={value} onChange={setValue} />
}

async function hydrateAfterChoice(element: ReactElement, value: string): Promise<void> {
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(element)
  const list = box.querySelector('select')
  if (list) list.value = value
  await act(async () => {
    root = hydrateRoot(box, element)
  })
}

function toShown() {
  const text = document.querySelector<HTMLInputElement>('[role="combobox"]')?.value
  const sent = document.querySelector<HTMLInputElement>('input[name="country"]')?.value
  return { text, sent }
}
