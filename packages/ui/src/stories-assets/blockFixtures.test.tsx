import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { blockFixtures } from './blockFixtures.js'

type StoryModule = Parameters<typeof composeStories>[0]
type Composed = Record<string, { readonly args: Readonly<Record<string, unknown>> }>

const modules = import.meta.glob<StoryModule>('../modules/*/*.stories.tsx', { eager: true })
const shown = Object.values(modules).flatMap((module) => {
  const { AsBlock, AsVideoBlock } = composeStories(module) as Composed
  return [AsBlock, AsVideoBlock].flatMap((story) => (story ? [story.args] : []))
})

it.each(Object.keys(blockFixtures) as (keyof typeof blockFixtures)[])(
  'a block of the kind %s has a story that shows what the host makes of an answer (PAGE-01)',
  (kind) => {
    const fixture = blockFixtures[kind]
    const props = 'list' in fixture ? fixture.list : fixture
    expect(shown.some((args) => Object.entries(props).every(([name, value]) => args[name] === value))).toBe(true)
  },
)
