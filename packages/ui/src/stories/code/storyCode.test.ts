import { createElement, Fragment, type ComponentType, type ReactNode } from 'react'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { Button } from '../../components/Button/Button.js'
import { Dialog } from '../../components/Dialog/Dialog.js'
import { IconDownload } from '../../components/Icon/icons.js'
import * as ButtonStories from '../../components/Button/Button.stories.js'
import * as SearchFieldStories from '../../components/SearchField/SearchField.stories.js'
import { toShownCode, toStoryCode } from './toStoryCode.js'

interface Story {
  readonly title?: string
  readonly args?: Readonly<Record<string, unknown>>
  readonly render?: unknown
  readonly component?: ComponentType
}

type StoryFile = { readonly default: Story } & Readonly<Record<string, Story>>

const files = import.meta.glob<StoryFile>('../../**/*.stories.tsx', { eager: true })

const toCode = ({ default: meta, ...stories }: StoryFile, name: string) => {
  const { component = Fragment } = meta
  const args = { ...meta.args, ...stories[name]?.args }
  const originalStoryFn = stories[name]?.render ?? meta.render ?? ((given: object) => createElement(component, given))
  return toStoryCode({ args, originalStoryFn, component, globals: {} } as never)
}

const print = (node: ReactNode) => toStoryCode({ args: {}, originalStoryFn: () => node })

/** A block that the package does not know, on purpose, and rows whose type is written in their file only. */
const untyped = new Set([
  'Modules/TextSection UnsafeAndUnknown',
  'Pages/Editor screens PublishingWithFindings',
  'Pages/Editor screens PublishingStale',
])

describe('the code of a story', () => {
  it('is JSX with its imports if `render` takes no arguments', () => {
    expect(toCode(ButtonStories as unknown as StoryFile, 'Looks')).toBe(`import { Button, Cluster } from '@kudex/ui'

<Cluster>
  <Button look="signal">Request a quotation</Button>
  <Button look="solid">Compare machines</Button>
  <Button look="outline">Download brochure</Button>
  <Button look="quiet">Cancel</Button>
</Cluster>`)
  })

  it('names icons, and leaves out what is undefined', () => {
    const props = { icon: IconDownload, look: undefined, onClick: () => undefined, children: 'Get “it”' }
    const button = createElement(Button, props)
    expect(print(button)).toBe(`import { Button, IconDownload } from '@kudex/ui'

<Button icon={IconDownload} onClick={() => {}}>Get “it”</Button>`)
  })

  it('has elements in props, and text that JSX would change in quotes', () => {
    const trigger = createElement(Button, null, 'Go')
    const dialog = createElement(Dialog, { title: 'It\'s "a"', closeLabel: 'a&b', trigger }, 'One ', 2, ' {3}')
    expect(print(dialog)).toBe(`import { Button, Dialog } from '@kudex/ui'

<Dialog title={'It\\'s "a"'} closeLabel={'a&b'} trigger={<Button>Go</Button>}>{'One 2 {3}'}</Dialog>`)
  })

  it('declares a component with state, and what it needs', () => {
    const code = toCode(SearchFieldStories as unknown as StoryFile, 'KeyboardJourney')
    expect(code).toContain(
      "import { useState } from 'react'\nimport { SearchField, type SearchFieldProps } from '@kudex/ui'",
    )
    expect(code).toContain("const found = [\n  { id: 'alpha', text: 'Alpha 530', detail: 'Product' },")
    expect(code).toMatch(/^function WithSuggestions\(props: SearchFieldProps\) \{$/m)
    expect(code).toMatch(/\n\n<WithSuggestions\n {2}action="#search"\n[^]*\n\/>$/)
  })

  it('has the values of controls, icons by their names', () => {
    const story = {
      args: { icon: 'IconDownload', children: 'Get it' },
      argTypes: { icon: { mapping: { IconDownload } } },
      originalStoryFn: (args: { readonly children: string }) => createElement(Button, args),
    }
    expect(toShownCode('', story)).toContain('<Button icon={IconDownload}>Get it</Button>')
    const broken = { ...story, originalStoryFn: () => [].toSpliced(undefined as never).at(0)!['x'] as ReactNode }
    expect(toShownCode('as before', broken)).toBe('as before')
  })

  it('is valid TSX that names only what it imports or declares, in every story', () => {
    const codes = Object.values(files).flatMap((file) =>
      Object.keys(file)
        .filter((name) => name !== 'default')
        .map((name) => ({ name: `${file.default.title} ${name}`, code: toCode(file, name) })),
    )
    expect(codes.length).toBeGreaterThan(1200)
    const objects = codes.filter(({ code }) => !/(?:^|\n)<[A-Za-z>][^]*>$/.test(code))
    expect(objects.map(({ name }) => name)).toEqual([])
    expect(listFaults(codes)).toEqual([])
  }, 180_000)
})

interface Code {
  readonly name: string
  readonly code: string
}

/** Errors of syntax in all codes; with checks at full size, also of types. Components that are internal may be missing. */
function listFaults(codes: readonly Code[]): readonly string[] {
  const isFull = process.env['KUDEX_CHECK_SIZE'] === 'full'
  const here = fileURLToPath(new URL('.', import.meta.url))
  const sources = new Map(codes.map((code, index) => [`${here}code${index}.tsx`, code]))
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    resolveJsonModule: true,
    noResolve: !isFull,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    paths: { '@kudex/ui': [fileURLToPath(new URL('../../index.ts', import.meta.url))] },
  }
  const host = ts.createCompilerHost(options)
  const original = { ...host }
  host.fileExists = (path) => sources.has(path) || original.fileExists(path)
  host.readFile = (path) => sources.get(path)?.code ?? original.readFile(path)
  host.getSourceFile = (path, target, ...rest) => {
    const code = sources.get(path)?.code
    return code === undefined
      ? original.getSourceFile(path, target, ...rest)
      : ts.createSourceFile(path, code, target, true, ts.ScriptKind.TSX)
  }
  const program = ts.createProgram([...sources.keys()], options, host)
  return [...sources].flatMap(([path, { name, code }]) => {
    const file = program.getSourceFile(path)
    const isTyped = isFull && !untyped.has(name)
    const faults = [
      ...program.getSyntacticDiagnostics(file),
      ...(isTyped && !code.startsWith('// ') ? program.getSemanticDiagnostics(file) : []),
    ]
    return faults.map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
  })
}
