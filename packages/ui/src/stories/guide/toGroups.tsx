import type { ComponentType, ReactNode } from 'react'
import type { GuideGroup, GuideStory } from './guide.types.js'

/**
 * Puts the stories of some files together for a page, as Storybook does: arguments of file and story, the story's own
 * rendering before the file's, decorators from the inside out. Play functions are tests and do not run (ROUTE-46).
 */
export function toGroups(files: Readonly<Record<string, unknown>>): readonly GuideGroup[] {
  return Object.values(files)
    .map((file) => toGroup(file as StoryFile))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
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

type StoryFile = { readonly default: Description } & Readonly<Record<string, Description>>

function toGroup({ default: meta, ...stories }: StoryFile): GuideGroup {
  const title = meta.title?.split('/').at(-1) ?? ''
  return {
    id: toId(title),
    title,
    stories: Object.entries(stories).map(([name, story]) => toStory(meta, name, story, title)),
  }
}

function toStory(meta: Description, key: string, story: Description, group: string): GuideStory {
  const args = withoutOpening({ ...meta.args, ...story.args }, group)
  const parameters = { ...meta.parameters, ...story.parameters }
  const context = { args, parameters, globals: {} }
  const Component = meta.component
  const render = story.render ?? meta.render ?? (() => Component && <Component {...args} />)
  const decorators = [...toList(story.decorators), ...toList(meta.decorators)]
  const Story = decorators.reduce<ComponentType>(
    (Inner, decorate) =>
      function Decorated() {
        return decorate(Inner, context)
      },
    function Rendered() {
      return render(args, context)
    },
  )
  const name = story.name ?? toWords(key)
  return { id: `${toId(group)}-${toId(name)}`, name, Story, isWide: parameters['layout'] === 'fullscreen' }
}

/** What covers the page stays shut until the reader opens it: here many stories share one page. */
function withoutOpening(args: Arguments, group: string): Arguments {
  return covering.has(group) ? { ...args, defaultOpen: false } : args
}

const covering = new Set(['Dialog', 'Panel', 'Lightbox', 'NewsFeedPanel', 'ContactPanel', 'ComparisonPanel'])

function toList(decorators: Description['decorators']): readonly Decorator[] {
  if (decorators === undefined) return []
  return typeof decorators === 'function' ? [decorators] : decorators
}

function toWords(key: string): string {
  const words = key.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
  return words.charAt(0) + words.slice(1).toLowerCase()
}

function toId(text: string): string {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/\s+/g, '-')
    .toLowerCase()
}
