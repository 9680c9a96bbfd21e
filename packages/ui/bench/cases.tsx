import { createElement, type ComponentType, type ReactNode } from 'react'

interface StoryModule {
  readonly default: Story & { readonly component?: ComponentType<object> }
  readonly Default?: Story
}
interface Story {
  readonly args?: object
  readonly render?: ComponentType<object>
}

/** A component as its first story shows it, without Storybook around it. */
export interface Case {
  readonly name: string
  readonly element: ReactNode
}

const modules = import.meta.glob<StoryModule>('../src/{components,modules}/*/*.stories.tsx', { eager: true })

export const cases: readonly Case[] = Object.entries(modules).flatMap(([path, { default: meta, Default }]) => {
  const name = /\/([A-Z]\w+)\/\1\.stories\.tsx$/.exec(path)?.[1]
  const Component = Default?.render ?? meta.render ?? meta.component
  return name && Component ? [{ name, element: createElement(Component, { ...meta.args, ...Default?.args }) }] : []
})

/** The reference: 111 elements `<div>` in three levels with a class name, 100 of them with a text. */
export const reference: Case = { name: 'reference', element: nest(2) }

function nest(depth: number): ReactNode {
  const children = depth === 0 ? 'A text of a few words' : Array.from({ length: 10 }, () => nest(depth - 1))
  return createElement('div', { className: `level-${depth}` }, ...[children].flat())
}
