import { composeStories } from '@storybook/react-vite'
import {
  cloneElement,
  createElement,
  isValidElement,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

type StoryModule = Parameters<typeof composeStories>[0]
type Arguments = Readonly<Record<string, unknown>>

const storyModules = import.meta.glob<StoryModule>('./{components,modules}/*/*.stories.tsx', { eager: true })

describe('in a made-up language', () => {
  for (const [path, module] of Object.entries(storyModules)) {
    const written: Readonly<Record<string, unknown>> = { ...module }
    const isRendering = (part: unknown) => typeof part === 'object' && part !== null && 'render' in part
    // Decorator texts are not props; stories in other languages or states repeat Default.
    const isOwn = (name: string) =>
      /^(Chinese|LongGerman|HoverAndFocus)$/.test(name) ||
      'decorators' in module.default ||
      isRendering(module.default) ||
      isRendering(written[name])
    const stories = Object.entries<ComponentType & { args: Arguments }>(composeStories(module)).filter(
      ([name]) => !isOwn(name),
    )
    if (stories.length === 0) continue
    it(`${path.split('/').at(-2)} shows only texts from its props`, () => {
      const found = stories.flatMap(([name, Story]) =>
        toSeenTexts(renderToString(createElement(Story, toPseudo(Story.args) as object))).map(
          (text) => `${name}: ${text}`,
        ),
      )
      expect(found).toEqual([])
    })
  }

  it('detects a text that is not a prop', () => {
    expect(toSeenTexts('<p aria-label="Close it">⟦Hello⟧ <b>Home</b><i>3 kg</i></p>')).toEqual([
      'Home',
      '3 kg',
      'Close it',
    ])
  })
})

/** Words that people see or hear and that carry no mark. What code needs (`dim_metric`, `signal`) is neither. */
function toSeenTexts(html: string): string[] {
  const between = [...html.replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, '').matchAll(/>([^<]+)</g)]
  const spoken = [...html.matchAll(/ (?:aria-label|aria-description|alt|title|placeholder)="([^"]+)"/g)]
  return [...between, ...spoken]
    .map(([, text = '']) => text.replaceAll(/&\w+;/g, '').trim())
    .filter((text) => isText(text) && !/[⟦⟧]/.test(text))
}

function isText(text: string): boolean {
  return /^\p{Lu}\p{Ll}|\s/u.test(text) && /\p{Ll}|\p{Lo}/u.test(text)
}

function toPseudo(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return isText(value) ? `⟦${value}⟧` : value
  if (typeof value === 'function' && /^(to|format|describe|render)[A-Z]/.test(key))
    return (...given: unknown[]) => toPseudo((value as (...given: unknown[]) => unknown)(...given))
  if (Array.isArray(value)) return value.map((one) => toPseudo(one))
  if (isValidElement(value)) {
    const element = value as ReactElement<{ children?: ReactNode }>
    const { children, ...props } = toPseudo(element.props) as { children?: ReactNode }
    // React expects keys for an array of children, not for children one by one.
    return Array.isArray(children) ? cloneElement(element, props, ...children) : cloneElement(element, props, children)
  }
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toPseudo(one, name)]))
}
