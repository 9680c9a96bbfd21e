import { useState, type ComponentType, type ReactNode } from 'react'
import { Button } from '../../index.js'
import type { GuideGroup, GuideStory } from './guide.types.js'
import { useGuideGlobals } from './guideScope.js'

/**
 * Composes the stories of several files as Storybook does: merged arguments, the story's render function before the
 * file's, decorators from the inside out. Play functions do not run (ROUTE-46).
 */
export function toGroups(files: Readonly<Record<string, unknown>>, options: GroupOptions = {}): readonly GuideGroup[] {
  return Object.values(files)
    .map((file) => toGroup(file as StoryFile, options))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
}

interface GroupOptions {
  /** True if all stories of a file share a page, so ids must be unique. */
  readonly areTogether?: boolean
}

type Arguments = Readonly<Record<string, unknown>>
type Render = (args: Arguments, context: StoryContext) => ReactNode
type Decorator = (Story: ComponentType, context: StoryContext) => ReactNode

interface StoryContext {
  readonly args: Arguments
  readonly parameters: Arguments
  readonly globals: Arguments
}

interface Description {
  readonly title?: string
  readonly name?: string
  readonly component?: ComponentType<Arguments>
  readonly args?: Arguments
  readonly parameters?: Arguments
  readonly render?: Render
  readonly decorators?: Decorator | readonly Decorator[]
}

/** Exports of a file of stories. */
export type StoryFile = { readonly default: Description } & Readonly<Record<string, Description>>

function toGroup({ default: meta, ...stories }: StoryFile, options: GroupOptions): GuideGroup {
  const title = meta.title?.split('/').at(-1) ?? ''
  return {
    id: toId(title),
    title,
    document: undocumented.has(title) ? undefined : meta.title?.replaceAll(/\W+/g, '-').toLowerCase(),
    stories: Object.entries(stories)
      // A built file also exports its namespace, for pages that import it whole.
      .filter(([, story]) => !(Symbol.toStringTag in story))
      .filter(
        ([, { parameters }]) => !options.areTogether || { ...meta.parameters, ...parameters }['repeatsIds'] !== true,
      )
      .toSorted(([a], [b]) => toRank(a) - toRank(b))
      .map(([name, story]) => toStory(meta, name, story, { ...options, group: title })),
  }
}

function toStory(
  meta: Description,
  key: string,
  story: Description,
  { group, areTogether = false }: GroupOptions & { readonly group: string },
): GuideStory {
  const name = story.name ?? toWords(key)
  const id = `${toId(group)}-${toId(name)}`
  const given = { ...meta.args, ...story.args }
  // Overlays without a trigger get a button of the guide.
  const needsOpener = covering.has(group) && given['defaultOpen'] === true && given['trigger'] === undefined
  const shut = needsOpener ? given : withoutOpening(given, group)
  const args = areTogether ? withOwnIds(shut, id) : shut
  const parameters = { ...meta.parameters, ...story.parameters }
  const Component = meta.component
  const render = story.render ?? meta.render ?? (() => Component && <Component {...args} />)
  const decorators = [...toList(story.decorators), ...toList(meta.decorators)]
  const Story = decorators.reduce<ComponentType>(
    (Inner, decorate) =>
      function Decorated() {
        return decorate(Inner, { args, parameters, globals: useGuideGlobals() })
      },
    function Rendered() {
      return render(args, { args, parameters, globals: useGuideGlobals() })
    },
  )
  const isWide = parameters['layout'] === 'fullscreen' && !needsOpener
  return { id, name, exportName: key, Story: needsOpener ? toOpened(Story) : Story, isWide }
}

/** Renders a story behind a button; each click mounts it again. */
function toOpened(Story: ComponentType): ComponentType {
  return function Opened() {
    const [presses, setPresses] = useState(0)
    return (
      <>
        <Button look="outline" onClick={() => setPresses(presses + 1)}>
          Open
        </Button>
        {presses > 0 && <Story key={presses} />}
      </>
    )
  }
}

/** Keeps overlays closed until the reader opens them: many stories share one page. */
function withoutOpening(args: Arguments, group: string): Arguments {
  return covering.has(group) ? { ...args, defaultOpen: false } : args
}

/** Makes the ids in a story's arguments, and references to them, unique per story. */
function withOwnIds(args: Arguments, story: string): Arguments {
  const ids = new Set(collectIds(args))
  const toOwn = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const [, sign = '', id = ''] = /^(#?)(.*)$/s.exec(value) ?? []
      return ids.has(id) ? `${sign}${story}-${id}` : value
    }
    if (Array.isArray(value)) return value.map(toOwn)
    return isPlain(value)
      ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === 'icon' ? one : toOwn(one)]))
      : value
  }
  return toOwn(args) as Arguments
}

function collectIds(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(collectIds)
  if (!isPlain(value)) return []
  const { id } = value
  return [...(typeof id === 'string' && id !== '' ? [id] : []), ...Object.values(value).flatMap(collectIds)]
}

/** True for plain objects, not React elements or class instances. */
function isPlain(value: unknown): value is Arguments {
  return typeof value === 'object' && value !== null && !('$$typeof' in value) && value.constructor === Object
}

const covering = new Set([
  'Dialog',
  'Panel',
  'Lightbox',
  'NewsFeedPanel',
  'ContactPanel',
  'ComparisonPanel',
  'InvitePanel',
  'TicketCloseDialog',
])

/** Groups without a documentation page of their own. */
const undocumented = new Set(['FlashRegion', 'Shared pieces'])

function toList(decorators: Description['decorators']): readonly Decorator[] {
  if (decorators === undefined) return []
  return typeof decorators === 'function' ? [decorators] : decorators
}

/** Default and Playground first; the bundler sorts by name. */
function toRank(key: string): number {
  return ['Playground', 'Default'].indexOf(key) * -1
}

function toWords(key: string): string {
  const words = key.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').toLowerCase()
  const text = words.replaceAll(
    /\b(german|chinese|japanese)\b/g,
    (name) => name.charAt(0).toUpperCase() + name.slice(1),
  )
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Id of a group or story from its title. */
export function toId(text: string): string {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/\s+/g, '-')
    .toLowerCase()
}
