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
import * as header from '../modules/Header/Header.stories.js'
import * as colours from './Colours.stories.js'
import { ScopedStory } from './ScopedStory.js'

declare module 'vitest' {
  interface ProvidedContext {
    baselineKey: string
    /** Names of available baselines, or `all` while updating. */
    baselines: string[] | 'all'
  }
}

/** Screenshot matrix: widely used components, narrow and wide, in each brand and scheme. */
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

const schemes = ['light', 'dark'] as const

const names: Readonly<Record<string, string>> = {
  veritesta: 'Veritesta',
  conexara: 'Conexara',
  'brand-portal': 'Brand Portal',
  expo: 'Expo 2024',
}

/** Subjects that depend on brand tokens and logo; enough for brands that share the rest with Kudex. */
const brandSubjects: Record<string, (brand: string) => ComponentType> = {
  colours: (brand) => composeStories(colours, { initialGlobals: { brand, scheme: 'light' } }).Default,
  header: (brand) => {
    const Story = composeStories(header).Default
    return () => <Story brand={brand} siteName={names[brand] ?? brand} />
  },
}

describe('looks as agreed', () => {
  for (const [subject, Story] of Object.entries(subjects))
    for (const brand of ['kudex', 'strivona'])
      for (const scheme of schemes) for (const width of widths) compare({ subject, Story, brand, scheme, width })

  for (const [subject, toStory] of Object.entries(brandSubjects))
    for (const brand of Object.keys(names))
      compare({ subject, Story: toStory(brand), brand, scheme: 'light', width: 1024 })
})

interface Look {
  readonly subject: string
  readonly Story: ComponentType
  readonly brand: string
  readonly scheme: (typeof schemes)[number]
  readonly width: number
}

function compare({ subject, Story, brand, scheme, width }: Look): void {
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
