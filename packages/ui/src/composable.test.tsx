// @vitest-environment happy-dom
import { composeStories } from '@storybook/react-vite'
import { act, createElement, StrictMode, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as ui from './index.js'
import {
  AssemblySequence,
  ButtonLink,
  Cluster,
  Column,
  Container,
  DashboardTiles,
  Divider,
  ErrorSummary,
  FieldError,
  Grid,
  HeaderLink,
  IconButton,
  IconClose,
  IconMail,
  IconUser,
  MediaFigure,
  ProductList,
  Section,
  SideButton,
  Stack,
  Status,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  TicketCommentForm,
  VisuallyHidden,
} from './index.js'

type StoryModule = Parameters<typeof composeStories>[0] & { readonly default: { readonly component?: unknown } }

const storyModules = import.meta.glob<StoryModule>('./{components,modules}/*/*.stories.tsx', { eager: true })

/** Components without an element of their own. */
const withoutRoot = [
  'DialogClose', // passes its behaviour to the button inside
  'PanelClose',
  'StructuredTextContent', // paragraphs, lists and headings beside each other
  'Tooltip', // passes its behaviour to the control inside
  'UiProvider', // context
]

/** Components whose attributes, events and ref belong to the form control; the class name belongs to the root. */
const withControl = ['Checkbox', 'DateField', 'PasswordField', 'SelectField', 'Switch', 'TextArea', 'TextField']

/** Props that show the element where the story's do not. */
const shown: Readonly<Record<string, object>> = {
  Dialog: { defaultOpen: true },
  Panel: { defaultOpen: true },
  Lightbox: { defaultOpen: true },
  Menu: { open: true },
  ComparisonPanel: { open: true },
  ContactPanel: { open: true },
  InvitePanel: { open: true },
  NewsFeedPanel: { open: true },
  TicketCloseDialog: { open: true },
}

/** Components without a story file of their own. */
const samples: Readonly<Record<string, (props: object) => ReactNode>> = {
  ButtonLink: (props) => (
    <ButtonLink {...props} href="/">
      Machines
    </ButtonLink>
  ),
  Cluster: (props) => <Cluster {...props} />,
  Column: (props) => <Column {...props} />,
  Container: (props) => <Container {...props} />,
  Divider: (props) => <Divider {...props} />,
  ErrorSummary: (props) => <ErrorSummary {...props} title="Errors" errors={[{ text: 'The name is missing' }]} />,
  FieldError: (props) => (
    <FieldError {...props} id="error">
      The name is missing
    </FieldError>
  ),
  Grid: (props) => <Grid {...props} />,
  HeaderLink: (props) => <HeaderLink {...props} icon={IconUser} href="/" text="Portal" />,
  IconButton: (props) => <IconButton {...props} icon={IconClose} label="Close" />,
  ProductList: (props) => <ProductList {...props} products={[]} emptyText="None" headingElement="h2" />,
  Section: (props) => <Section {...props} />,
  SideButton: (props) => <SideButton {...props} icon={IconMail} text="Contact" />,
  Stack: (props) => <Stack {...props} />,
  Status: (props) => <Status {...props}>new</Status>,
  TableBody: (props) => inTable(<TableBody {...props}>{null}</TableBody>),
  TableCell: (props) => inRow(<TableCell {...props} />),
  TableHead: (props) => inTable(<TableHead {...props}>{null}</TableHead>),
  TableHeaderCell: (props) => inRow(<TableHeaderCell {...props} />),
  TableRow: (props) =>
    inTable(
      <tbody>
        <TableRow {...props}>{null}</TableRow>
      </tbody>,
    ),
  TicketCommentForm: (props) => (
    <TicketCommentForm {...props} action="/" field={{ label: 'Comment' }} submitText="Send" />
  ),
  VisuallyHidden: (props) => <VisuallyHidden {...props} />,
}

const inTable = (part: ReactNode) => <table>{part}</table>

const inRow = (cell: ReactNode) =>
  inTable(
    <tbody>
      <tr>{cell}</tr>
    </tbody>,
  )

type Case = { readonly name: string; readonly render: (props: object) => ReactNode }

const cases = listComponents().map((name): Case => ({ name, render: samples[name] ?? findStory(name) }))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error')
})

let root: Root | undefined

afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

describe('every component passes on to its root element', () => {
  it.each(cases)('$name: ref, class name, attributes and events, hydrated in strict mode', ({ name, render }) => {
    const ref = vi.fn<(element: Element | null) => void>()
    const onPointerDown = vi.fn<() => void>()
    const props = { ref, className: 'own-class', 'data-own': 'yes', 'aria-description': 'own', onPointerDown }
    const stage = hydrate(<StrictMode>{render(props)}</StrictMode>)
    const element = document.querySelector('[data-own="yes"]')
    const classed = document.querySelector('.own-class')
    expect(element?.getAttribute('aria-description')).toBe('own')
    expect(ref).toHaveBeenCalledWith(element)
    act(() => void element?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true })))
    expect(onPointerDown).toHaveBeenCalled()
    if (withControl.includes(name)) expect(classed?.contains(element) && classed !== element).toBe(true)
    else expect(classed).toBe(element)
    if (stage.contains(classed) && !samples[name]) expect(classed?.parentElement).toBe(stage)
    expect(console.error).not.toHaveBeenCalled()
  })
})

/** Renders on the server, then in the browser; a difference between the two fails. */
function hydrate(node: ReactNode): HTMLElement {
  const stage = document.createElement('div')
  document.body.append(stage)
  stage.innerHTML = renderToString(node)
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  act(() => void (root = hydrateRoot(stage, node, { onRecoverableError })))
  expect(onRecoverableError).not.toHaveBeenCalled()
  return stage
}

/** All icons come from `createIcon`; one of them is tested. */
function listComponents(): string[] {
  return Object.entries(ui)
    .filter(([name, value]) => /^(?!Icon[A-Z])[A-Z]|^Icon(?:Button|Close)$/.test(name) && typeof value === 'function')
    .map(([name]) => name)
    .filter((name) => !withoutRoot.includes(name))
}

/** A component with the props of its first story and further ones. */
function findStory(name: string): Case['render'] {
  const component = (ui as Readonly<Record<string, unknown>>)[name] as ComponentType
  const module = Object.values(storyModules).find(({ default: meta }) => meta.component === component)
  const [story] = module ? Object.values<{ readonly args?: object }>(composeStories(module)) : []
  return (props) => createElement(component, { ...story?.args, ...shown[name], ...props })
}

describe('what worked in the last release still works', () => {
  it('DashboardTiles shows sections between the greeting and the tiles', () => {
    const html = renderToString(
      <DashboardTiles title="Welcome" tiles={[]}>
        <section>News</section>
      </DashboardTiles>,
    )
    expect(html).toMatch(/Welcome<\/h1>.*<section>News<\/section>.*<ul/)
  })

  it('AssemblySequence needs no figures of a time axis', () => {
    const step = { id: 'cut', title: 'Cut', start: 0, seconds: 8, timeText: '8 s' }
    expect(renderToString(<AssemblySequence steps={[step]} />)).toContain('8 s')
  })

  it('MediaFigure names a video by its label alone', () => {
    const picture = { src: '/poster.webp', alt: '', width: 4, height: 3, sources: [] }
    const video = { src: '/film.mp4', type: 'video/mp4', label: 'Cutting' }
    expect(renderToString(<MediaFigure picture={picture} video={video} />)).toMatch(
      /> ?(?:<!-- -->)* ?(?:<!-- -->)*Cutting</,
    )
  })
})
