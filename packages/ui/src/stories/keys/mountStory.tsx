import { composeStories } from '@storybook/react-vite'
import { createElement, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import '../../index.js'

export type StoryModule = Parameters<typeof composeStories>[0]

let root: Root | undefined

/** Mounts a story between two buttons, so that the Tab key never leaves the page; play functions do not run. */
export async function mountStory(
  module: StoryModule,
  name = 'Default',
  direction: 'ltr' | 'rtl' = 'ltr',
): Promise<HTMLElement> {
  unmountStory()
  const Story = (composeStories(module) as Readonly<Record<string, ComponentType>>)[name]
  if (!Story) throw new Error(`No story ${name}`)
  Object.assign(document.documentElement.dataset, { brand: 'kudex', scheme: 'light' })
  document.documentElement.dir = direction
  const page = document.createElement('div')
  document.body.append(createEdge('before'), page, createEdge('after'))
  root = createRoot(page)
  root.render(createElement(Story))
  // Two frames: effects such as that of `useIsHydrated` render again.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  return page
}

export function unmountStory(): void {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
}

function createEdge(id: string): HTMLElement {
  const edge = document.createElement('button')
  Object.assign(edge, { id, textContent: id })
  return edge
}
