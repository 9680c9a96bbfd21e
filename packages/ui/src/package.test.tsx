import { composeStories } from '@storybook/react-vite'
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import * as brandApi from './brand.js'
import * as publicApi from './index.js'
import * as tokensApi from './tokens.js'

type StoryModule = Parameters<typeof composeStories>[0]

const storyModules = import.meta.glob<StoryModule>('./**/*.stories.tsx', { eager: true })
const sources = import.meta.glob<string>(['./**/*.tsx', '!./**/*.stories.tsx', '!./**/*.test.tsx', '!./stories/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

describe('the package', () => {
  it('exports the names in the snapshot', async () => {
    const names = [
      ...Object.keys(publicApi),
      ...Object.keys(brandApi).map((name) => `brand/${name}`),
      ...Object.keys(tokensApi).map((name) => `tokens/${name}`),
    ]
    await expect(`${names.toSorted().join('\n')}\n`).toMatchFileSnapshot('./publicApi.snapshot.txt')
  })
})

describe('on a server', () => {
  for (const [path, module] of Object.entries(storyModules)) {
    const stories = Object.entries<ComponentType>(composeStories(module))
    it.each(stories)(`renders ${path.split('/').at(-1)?.replace('.stories.tsx', '')}: %s`, (_name, Story) => {
      expect(listUnknownAttributes(renderToString(createElement(Story)))).toEqual([])
    })
  }

  it('detects a prop that reaches the element', () => {
    expect(
      listUnknownAttributes('<p class="a" cells="" data-a="cells=1"><b actionProps="{}">rank="2"</b></p>'),
    ).toEqual(['cells', 'actionProps'])
  })

  it('writes no style attribute, which the Content Security Policy refuses', () => {
    const found = Object.entries(sources).filter(([, source]) =>
      toAttributes(source).some(({ name }) => name === 'style'),
    )
    expect(found.map(([path]) => path)).toEqual([])
    expect(toAttributes('const a = <p style={{ top: 0 }} />')).toEqual([{ name: 'style', value: undefined }])
  })

  it.each(['Tabs', 'Tooltip', 'Menu', 'Dialog', 'Combobox'])(
    'renders %s without style attributes of its library',
    (name) => {
      const stories = composeStories(storyModules[`./components/${name}/${name}.stories.tsx`] ?? { default: {} })
      const html = Object.values<ComponentType>(stories).map((Story) => renderToString(createElement(Story)))
      expect(html.join('').match(/<[^>]+ style="[^"]*"[^>]*>/g)).toBeNull()
    },
  )
})

describe('language', () => {
  it('contains no text: every text is a prop', () => {
    const found = Object.entries(sources).flatMap(([path, source]) => toTexts(source).map((text) => `${path}: ${text}`))
    expect(Object.keys(sources).length).toBeGreaterThan(20)
    expect(found).toEqual([])
  })

  it('detects literal text', () => {
    expect(toTexts('const a = <p title="Close">Hello <b>{name}</b></p>')).toEqual(['Close', 'Hello'])
  })
})

const spokenAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
  'label',
]

/** Literal words between tags and in attributes that are read out. */
function toTexts(source: string): string[] {
  const spoken = toAttributes(source).filter(({ name }) => spokenAttributes.includes(name))
  const between = toNodes(source, 'JSXText').map((node) => node['value'])
  const texts = [...spoken.map(({ value }) => value), ...between].filter((text) => typeof text === 'string')
  return texts.map((text) => text.trim()).filter((text) => /\p{Letter}/u.test(text))
}

function toAttributes(source: string): { name: string; value: unknown }[] {
  return toNodes(source, 'JSXAttribute').map((node) => ({
    name: String((node['name'] as SyntaxNode)['name']),
    value: (node['value'] as { value?: unknown } | null)?.value,
  }))
}

function toNodes(source: string, type: string): SyntaxNode[] {
  const nodes: SyntaxNode[] = []
  visit(parseSync('component.tsx', source).program, (node) => {
    if (node['type'] === type) nodes.push(node)
  })
  return nodes
}

type SyntaxNode = Record<string, unknown>

function visit(value: unknown, meet: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) value.forEach((child) => visit(child, meet))
  else if (typeof value === 'object' && value !== null) {
    const node = value as SyntaxNode
    meet(node)
    Object.values(node).forEach((child) => visit(child, meet))
  }
}

/** Attributes that HTML and SVG do not know: props that a component passed on by mistake. */
function listUnknownAttributes(html: string): string[] {
  const tags = html.matchAll(/<[a-z][a-z0-9]*((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/g)
  const names = [...tags].flatMap(([, attributes = '']) =>
    [...attributes.matchAll(/\s([^\s=>"]+)(?:="[^"]*")?/g)].map(([, name = '']) => name),
  )
  return [...new Set(names)].filter((name) => !/^(aria|data)-/.test(name) && !knownAttributes.has(name))
}

const knownAttributes = new Set(
  `accept action allow alt autocapitalize autoCapitalize autocomplete autoComplete autofocus autoplay autoPlay checked class cols
  colSpan colspan content controls cx cy d datetime dateTime decoding dir dirname disabled download dx dy enctype encType
  enterkeyhint enterKeyHint fetchPriority fetchpriority fill fill-rule focusable font-size font-weight for form formAction frameborder height hidden href
  hrefLang hreflang id imagesizes imagesrcset inert inputmode inputMode itemscope kind label lang list loading loop max
  maxLength maxlength media method min minLength minlength multiple muted name novalidate noValidate open opacity
  pattern placeholder playsinline playsInline points popover popovertarget popoverTarget popovertargetaction
  popoverTargetAction poster preload preserveAspectRatio property r readOnly referrerPolicy referrerpolicy rel required role rowSpan
  rowspan rows rx ry sandbox scope selected shape-rendering sizes spellcheck spellCheck src srcLang srclang srcSet srcset step
  stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-width style tabindex target text-anchor title transform type value
  vector-effect viewBox width x x1 x2 y y1 y2`.split(/\s+/),
)
