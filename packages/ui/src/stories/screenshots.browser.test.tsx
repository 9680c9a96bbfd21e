import { composeStories } from '@storybook/react-vite'
import { createElement, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { page } from 'vitest/browser'
import * as accordion from '../components/Accordion/Accordion.stories.js'
import * as breadcrumb from '../components/Breadcrumb/Breadcrumb.stories.js'
import * as button from '../components/Button/Button.stories.js'
import * as flashMessage from '../components/FlashMessage/FlashMessage.stories.js'
import * as form from '../components/Form/Form.stories.js'
import * as heading from '../components/Heading/Heading.stories.js'
import * as table from '../components/Table/Table.stories.js'
import { ScopedStory } from './ScopedStory.js'

declare module 'vitest' {
  interface ProvidedContext {
    baselineKey: string
    /** Names that can be compared here, or `all` while they are taken anew. */
    baselines: string[] | 'all'
  }
}

/** The chosen matrix: what many pages stand on, narrow and wide, in each brand and scheme. */
const subjects: Record<string, ComponentType> = {
  'accordion-open': composeStories(accordion).Playground,
  breadcrumb: composeStories(breadcrumb).Default,
  'button-looks': composeStories(button).Looks,
  'flash-message-tones': composeStories(flashMessage).Tones,
  'form-with-errors': composeStories(form).WithErrors,
  'heading-scale': composeStories(heading).Scale,
  'table-with-columns': composeStories(table).WithColumns,
}
const widths = [375, 1024]
const baselines = inject('baselines')

describe('looks as agreed', () => {
  for (const [subject, Story] of Object.entries(subjects))
    for (const brand of ['kudex', 'strivona'])
      for (const scheme of ['light', 'dark'] as const)
        for (const width of widths) {
          const name = `${subject}-${brand}-${scheme}-${width}`
          const isKnown = baselines === 'all' || baselines.includes(name)
          it.skipIf(!isKnown)(`${name}${isKnown ? '' : ` (no baseline for ${inject('baselineKey')})`}`, async () => {
            await page.viewport(width, 900)
            const stage = mount(
              <ScopedStory scope={{ brand, scheme, motion: 'reduced' }} padded>
                {createElement(Story)}
              </ScopedStory>,
            )
            await document.fonts.ready
            await expect(page.elementLocator(stage)).toMatchScreenshot(name)
          })
        }
})

let root: Root | undefined

afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

function mount(story: React.ReactNode): HTMLElement {
  const stage = document.createElement('div')
  document.body.append(stage)
  root = createRoot(stage)
  flushSync(() => root?.render(story))
  return stage
}
