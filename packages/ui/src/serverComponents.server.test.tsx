import { Writable } from 'node:stream'
import { cloneElement, createElement, isValidElement, type ComponentType, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-server-dom-parcel/server'
import { describe, expect, it } from 'vitest'
import {
  Badge,
  ButtonLink,
  Heading,
  IconArrowRight,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Text,
} from './index.js'

interface Story {
  readonly args?: object
  readonly render?: unknown
}

type StoryModule = { readonly default: Story & { readonly component?: unknown } } & Readonly<Record<string, Story>>

const modules = import.meta.glob<StoryModule>('./{components,modules}/**/*.stories.tsx', { eager: true })

/** Stories of server components with props alone. Stories that render more than their component are left out. */
const stories = Object.values(modules).flatMap(({ default: meta, ...all }) => {
  const { component } = meta
  if (!isServerComponent(component) || meta.render) return []
  return Object.entries(all)
    .filter(([name, story]) => !story.render && !/^(LongGerman|Chinese|HoverAndFocus)$/.test(name))
    .map(([name, story]) => ({
      name: `${component.name} ${name}`,
      component,
      args: withoutHandlers({ ...meta.args, ...story.args }) as object,
    }))
    .filter(({ args }) => !passesFunctions(args))
})

describe('in a server component', () => {
  it('finds the server components', () => {
    expect(new Set(stories.map(({ component }) => component)).size).toBeGreaterThan(70)
  })

  it.each(stories)('renders $name', async ({ component, args }) => {
    expect(await renderPayload(createElement(component, args))).toMatch(/^0:/m)
  })

  it('renders what needs no script without client code', async () => {
    const payload = await renderPayload(
      <Stack gap="4">
        <Heading level={1}>Machines</Heading>
        <Text>Twelve machines</Text>
        <Badge>new</Badge>
        <Table caption="Machines">
          <TableBody>
            <TableRow>
              <TableCell>Beta 4</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </Stack>,
    )
    expect(listClientModules(payload)).toEqual([])
  })

  it('needs client code only for the link of a router', async () => {
    const payload = await renderPayload(
      <ButtonLink href="/" trailingIcon={IconArrowRight}>
        Back
      </ButtonLink>,
    )
    expect(listClientModules(payload)).toEqual(['src/foundations/provider/UiProvider.tsx'])
  })

  it('fails if a handler is created on the server', async () => {
    await expect(renderPayload(<form onSubmit={() => {}} />)).rejects.toThrow(/Event handlers/)
  })
})

/** Client components are references here, not functions. */
function isServerComponent(component: unknown): component is ComponentType {
  return typeof component === 'function'
}

/** Server components receive no handlers, and nothing is running while they render. */
function withoutHandlers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutHandlers)
  if (typeof value !== 'object' || value === null) return value
  if (isValidElement<object>(value)) return cloneElement(value, withoutHandlers(value.props) as object)
  const entries = Object.entries(value).map(([name, part]) => {
    const isClientOnly = (typeof part === 'function' && /^on[A-Z]/.test(name)) || /^(loading|isRunning)$/.test(name)
    return [name, isClientOnly ? undefined : withoutHandlers(part)] as const
  })
  return Object.fromEntries(entries)
}

/** Whether a client component among the children gets a function, which only another client component can pass. */
function passesFunctions(value: unknown, isClient = false): boolean {
  if (typeof value === 'function') return isClient
  if (typeof value !== 'object' || value === null) return false
  if (!isValidElement<object>(value)) return Object.values(value).some((part) => passesFunctions(part, isClient))
  return passesFunctions(value.props, typeof value.type === 'object')
}

/** The modules that the browser must load to show a payload. */
function listClientModules(payload: string): string[] {
  return [...payload.matchAll(/^\w+:(?:I\[)?"(src\/[^"]+)"/gm)].map(([, file = '']) => file)
}

function renderPayload(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const sink = new Writable({
      write(chunk, _encoding, done) {
        text += String(chunk)
        done()
      },
    })
    sink.on('finish', () => resolve(text))
    renderToPipeableStream(node, { onError: reject }).pipe(sink)
  })
}
