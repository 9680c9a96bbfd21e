import { SaxesParser, type SaxesTagNS } from 'saxes'
import type { Inline } from './inline.ts'
import type { ReadUnit } from './pageUnits.ts'
import { XliffError } from './xliffError.ts'
import { metadataNamespace, sourceVersionType, xliffNamespace } from './writeXliff.ts'

/** The translations of one page in a file. */
export interface ReadFile {
  readonly pageId: string
  readonly sourceVersion: string | null
  readonly units: ReadonlyMap<string, ReadUnit>
}

export interface ReadXliff {
  readonly sourceLanguage: string
  readonly targetLanguage: string
  readonly files: readonly ReadFile[]
}

/**
 * Reads an XLIFF 2.0 or 2.1 file. Document types are refused, so there are no entities to resolve. Modules, notes and
 * extensions are ignored. Throws an {@link XliffError}.
 */
export function readXliff(text: string): ReadXliff {
  const reader = new XliffReader()
  const parser = new SaxesParser({ xmlns: true, position: true })
  parser.on('doctype', () => {
    throw new XliffError('xliffDocumentType')
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && encoding.toLowerCase() !== 'utf-8') throw new XliffError('xliffEncoding')
  })
  parser.on('error', ({ message }) => {
    throw new XliffError('xliffMalformed', {
      line: parser.line,
      reason: message.replace(/^\S*: /, '').slice(0, 200),
    })
  })
  parser.on('opentag', (tag) => reader.open(tag))
  parser.on('closetag', () => reader.close())
  parser.on('text', (value) => reader.addText(value))
  parser.on('cdata', (value) => reader.addText(value))
  parser.write(text).close()
  return reader.finish()
}

/** An open element. Content of `ignored` elements is skipped. */
interface OpenElement {
  readonly name: string
  readonly content?: Inline[]
}

const maxDepth = 30
const maxFiles = 200

class XliffReader {
  readonly #open: OpenElement[] = []
  readonly #files = new Map<string, { sourceVersion: string | null; units: Map<string, ReadUnit> }>()
  #languages: Pick<ReadXliff, 'sourceLanguage' | 'targetLanguage'> | null = null
  #file: { sourceVersion: string | null; units: Map<string, ReadUnit> } | null = null
  #unit: { id: string; source: Inline[] | null; target: Inline[] | null; segments: number } | null = null
  #ignored = 0
  #version: string | null = null

  open(tag: SaxesTagNS): void {
    if (this.#open.length + this.#ignored >= maxDepth)
      throw new XliffError('xliffTooMany', { count: maxDepth, element: 'levels' })
    const parent = this.#open.at(-1)
    if (this.#ignored > 0 || (tag.uri !== xliffNamespace && !parent?.content)) {
      this.#ignored += 1
      const isMetadata = tag.uri === metadataNamespace && tag.local === 'meta' && this.#unit === null
      if (isMetadata && readAttribute(tag, 'type') === sourceVersionType) this.#version = ''
      return
    }
    const name = tag.uri === xliffNamespace ? tag.local : `{${tag.uri}}${tag.local}`
    if (parent?.content) this.#openInline(name, tag, parent.content)
    else this.#openStructure(name, tag, parent?.name ?? null)
  }

  addText(value: string): void {
    if (this.#version !== null) this.#version += value
    const parent = this.#open.at(-1)
    if (this.#ignored > 0) return
    if (parent?.content) append(parent.content, value)
    else if (value.trim() !== '')
      throw new XliffError('xliffElement', { element: 'text', parent: parent?.name ?? 'XML' })
  }

  close(): void {
    if (this.#ignored > 0) {
      this.#ignored -= 1
      if (this.#version !== null && this.#file) this.#file.sourceVersion = this.#version
      this.#version = null
      return
    }
    const element = this.#open.pop()
    if (element?.name === 'unit' && this.#unit) {
      const { id, source, target, segments } = this.#unit
      if (segments > 1) throw new XliffError('xliffDoubled', { element: `unit ${id} segment` })
      if (source === null) throw new XliffError('xliffMissing', { element: `unit ${id} segment source` })
      this.#file?.units.set(id, { source, target })
      this.#unit = null
    }
    if (element?.name === 'file') this.#file = null
  }

  finish(): ReadXliff {
    if (!this.#languages) throw new XliffError('xliffMissing', { element: 'xliff' })
    const files = [...this.#files].map(([pageId, file]) => ({ pageId, ...file }))
    return { ...this.#languages, files }
  }

  #openStructure(name: string, tag: SaxesTagNS, parent: string | null): void {
    if (ignoredNames.has(name)) {
      this.#ignored += 1
      return
    }
    if (!parents.get(name)?.includes(parent))
      throw new XliffError('xliffElement', { element: name.slice(0, 100), parent: parent ?? 'XML' })
    const content: Inline[] = []
    if (name === 'xliff') this.#openRoot(tag)
    if (name === 'file') this.#openFile(tag)
    if (name === 'unit') this.#openUnit(tag)
    if (name === 'segment' && this.#unit) this.#unit.segments += 1
    if ((name === 'source' || name === 'target') && this.#unit) {
      if (this.#unit[name] !== null) throw new XliffError('xliffDoubled', { element: `unit ${this.#unit.id} ${name}` })
      this.#unit[name] = content
      this.#open.push({ name, content })
    } else this.#open.push({ name })
  }

  #openRoot(tag: SaxesTagNS): void {
    const version = readAttribute(tag, 'version')
    if (version !== '2.0' && version !== '2.1') throw new XliffError('xliffVersion')
    const [sourceLanguage, targetLanguage] = [readAttribute(tag, 'srcLang'), readAttribute(tag, 'trgLang')]
    if (!sourceLanguage || !targetLanguage) throw new XliffError('xliffMissing', { element: 'srcLang, trgLang' })
    this.#languages = { sourceLanguage, targetLanguage }
  }

  #openFile(tag: SaxesTagNS): void {
    const id = readId(tag)
    if (this.#files.has(id)) throw new XliffError('xliffDoubled', { element: `file ${id}` })
    if (this.#files.size >= maxFiles) throw new XliffError('xliffTooMany', { count: maxFiles, element: 'file' })
    this.#file = { sourceVersion: null, units: new Map() }
    this.#files.set(id, this.#file)
  }

  #openUnit(tag: SaxesTagNS): void {
    const id = readId(tag)
    if (this.#file?.units.has(id)) throw new XliffError('xliffDoubled', { element: `unit ${id}` })
    this.#unit = { id, source: null, target: null, segments: 0 }
  }

  #openInline(name: string, tag: SaxesTagNS, parent: Inline[]): void {
    switch (name) {
      case 'pc': {
        const content: Inline[] = []
        parent.push({ id: readId(tag), children: content })
        this.#open.push({ name, content })
        return
      }
      case 'cp': {
        append(parent, readCodePoint(tag))
        this.#open.push({ name })
        return
      }
      // Annotations of tools surround text that stays.
      case 'mrk':
        this.#open.push({ name, content: parent })
        return
      case 'sm':
      case 'em':
        this.#open.push({ name })
        return
      default:
        throw new XliffError('xliffElement', { element: name.slice(0, 100), parent: 'source, target' })
    }
  }
}

const ignoredNames: ReadonlySet<string> = new Set(['notes', 'skeleton', 'originalData'])

/** The elements that an element may be in. */
const parents: ReadonlyMap<string, readonly (string | null)[]> = new Map<string, (string | null)[]>([
  ['xliff', [null]],
  ['file', ['xliff']],
  ['group', ['file', 'group']],
  ['unit', ['file', 'group']],
  ['segment', ['unit']],
  ['source', ['segment']],
  ['target', ['segment']],
])

function readAttribute(tag: SaxesTagNS, name: string): string | undefined {
  return tag.attributes[name]?.value
}

function readId(tag: SaxesTagNS): string {
  const id = readAttribute(tag, 'id')
  if (!id || id.length > 200) throw new XliffError('xliffMissing', { element: `${tag.local} id` })
  return id
}

/** Adds text to content as one string with the text before it. */
function append(content: Inline[], text: string): void {
  const last = content.at(-1)
  if (typeof last === 'string') content[content.length - 1] = last + text
  else content.push(text)
}

/** Reads a character that XML does not allow. The database cannot store NUL and lone surrogates. */
function readCodePoint(tag: SaxesTagNS): string {
  const hex = readAttribute(tag, 'hex') ?? ''
  const point = /^[\dA-Fa-f]{1,6}$/.test(hex) ? Number.parseInt(hex, 16) : 0
  if (point === 0 || point > 0x10_ff_ff || (point >= 0xd8_00 && point <= 0xdf_ff))
    throw new XliffError('xliffMissing', { element: 'cp hex' })
  return String.fromCodePoint(point)
}
