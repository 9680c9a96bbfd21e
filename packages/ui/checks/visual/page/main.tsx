import { composeStories, type Preview } from '@storybook/react-vite'
import { clearAllMocks, within } from 'storybook/test'
import { ScopedStory, type StoryScope } from '../../../src/stories/ScopedStory.js'
import { inMeasurement, type StoryMeasurement } from '../../../src/stories/toolbar/inMeasurement.js'
import './page.css'

/** A story and what it fixes itself; everything else is varied. */
export interface VisualStory {
  readonly name: string
  readonly viewport?: string | undefined
  readonly brand?: string | undefined
  readonly scheme?: string | undefined
  /** True if the story reads brand and scheme when it renders: it is mounted again for each. */
  readonly rendersScope: boolean
  /** True if the story looks different each time: a clock, a film, a timer. */
  readonly differsByItself: boolean
}

export interface VisualScope {
  readonly brand: string
  readonly scheme: string
}

/** What the tests call in the page. */
export interface VisualPage {
  listStories(file: string): Promise<readonly VisualStory[]>
  /** Mounts a story and runs its play function, which leads to the state that is compared; rejects if it fails. */
  show(file: string, name: string, scope: VisualScope): Promise<void>
  /** Changes brand and scheme of the mounted story as a site does: by attributes of `<html>`. */
  changeScope(scope: VisualScope): void
  /** Waits until a frame was drawn, with which observers report changed sizes. */
  nextFrame(): Promise<void>
}

declare global {
  var visualPage: VisualPage
}

interface StoryDescription {
  readonly globals?: Globals
  readonly parameters?: { readonly rendersScope?: boolean; readonly differsByItself?: string }
}
type StoryFile = Parameters<typeof composeStories>[0] & { readonly default: StoryDescription }
interface Globals {
  readonly viewport?: { readonly value?: string }
  readonly brand?: string
  readonly scheme?: string
}
interface ComposedStory {
  readonly globals?: Globals
  readonly run: (context: {
    readonly canvasElement: HTMLElement
    readonly canvas: ReturnType<typeof within>
  }) => Promise<void>
}

const files = import.meta.glob<StoryFile>('../../../src/**/*.stories.tsx')

useOwnFontsOnly()
await Promise.all([...document.fonts].map((font) => font.load()))

globalThis.visualPage = {
  async listStories(file) {
    const module = await load(file)
    const { default: meta, ...stories } = module as StoryFile & Readonly<Record<string, StoryDescription>>
    return Object.keys(compose(module, { brand: 'kudex', scheme: 'light' })).map((name) => {
      const { viewport, brand, scheme } = { ...meta.globals, ...stories[name]?.globals }
      const { rendersScope = false, differsByItself } = { ...meta.parameters, ...stories[name]?.parameters }
      return { name, viewport: viewport?.value, brand, scheme, rendersScope, differsByItself: Boolean(differsByItself) }
    })
  },

  async show(file, name, scope) {
    const story = compose(await load(file), scope)[name]
    if (!story) throw new Error(`${file} has no story ${name}`)
    for (const element of document.body.querySelectorAll(':scope > :not(script)')) element.remove()
    window.scrollTo(0, 0)
    const canvasElement = document.createElement('div')
    canvasElement.id = 'storybook-root'
    document.body.append(canvasElement)
    // Play functions count calls since their own beginning.
    clearAllMocks()
    await story.run({ canvasElement, canvas: within(canvasElement) })
    await Promise.all([...document.images].map(decode))
    forgetHiddenLayout()
    await nextFrame()
  },

  changeScope({ brand, scheme }) {
    const { dataset } = document.documentElement
    Object.assign(dataset, { brand, scheme })
    if (brand === 'strivona') dataset['cutFont'] = ''
    else delete dataset['cutFont']
    forgetHiddenLayout()
  },

  nextFrame,
}

/**
 * The metric-adjusted fallbacks are fonts of the machine. The stand-in font takes their place, and every font is loaded
 * before the first story.
 */
function useOwnFontsOnly(): void {
  for (const sheet of document.styleSheets)
    for (let at = sheet.cssRules.length - 1; at >= 0; at--) {
      const rule = sheet.cssRules[at]
      if (rule instanceof CSSFontFaceRule && /Fallback/.test(rule.style.getPropertyValue('font-family')))
        sheet.deleteRule(at)
    }
}

async function load(file: string): Promise<StoryFile> {
  const module = await files[`../../../src/${file}`]?.()
  if (!module) throw new Error(`No stories in ${file}`)
  return module
}

function compose(module: StoryFile, scope: VisualScope): Readonly<Record<string, ComposedStory>> {
  const preview: Preview = {
    initialGlobals: { ...scope, motion: 'reduced', measurement: 'asWritten' },
    decorators: [
      (Story, { args, globals, parameters }) => (
        <ScopedStory scope={globals as StoryScope} padded={parameters['layout'] !== 'fullscreen'}>
          <Story args={inMeasurement(args, globals['measurement'] as StoryMeasurement)} />
        </ScopedStory>
      ),
    ],
  }
  return composeStories(module, preview as never) as never
}

/**
 * The content of a `<details>` that was closed again keeps its boxes if a frame was drawn while it was open, which
 * depends on the speed of the machine.
 */
function forgetHiddenLayout(): void {
  for (const content of document.querySelectorAll<HTMLElement>('details:not([open]) > :not(summary)')) {
    const { display } = content.style
    content.style.display = 'none'
    content.getBoundingClientRect()
    content.style.display = display
  }
}

/** Pictures further down load when they come near, and have their size before. */
async function decode(image: HTMLImageElement): Promise<void> {
  if (image.loading !== 'lazy') await image.decode().catch(() => undefined)
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
