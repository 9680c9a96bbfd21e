import {
  type ContentProblem,
  createProblem,
  type ProblemParameters,
  type XliffProblemCode,
} from '@kudex/domain/editing'
import type { InlineNode, StructuredText } from '@kudex/domain/structured-text'
import type { LocalizedText } from '../../../localization/localize.ts'
import type { StoredDocuments } from '../../blocks/blockFields.ts'
import { toContentVersion } from '../../contentVersion.ts'
import type { PageVersion } from '../../write/pageVersions.ts'
import { mapPageTexts } from '../pageTexts.ts'
import { alignInline, fromInline, type Inline, toInline, toText } from './inline.ts'
import { mapDocument } from './mapDocument.ts'
import { XliffError } from './xliffError.ts'

/** A text of a page in its source language, and its translation if there is one. */
export interface Unit {
  readonly id: string
  /** Position of the text on the page. */
  readonly name: string
  readonly source: readonly Inline[]
  readonly target: readonly Inline[] | null
}

/** The translation of a unit as a file contains it; a missing target keeps the text that the page has. */
export type ReadUnit = Pick<Unit, 'source' | 'target'>

/** The texts of a page in their order, one unit per line or paragraph. */
export function listUnits(page: PageVersion, language: string): Unit[] {
  const units: Unit[] = []
  visitTexts(page, language, {
    line: (name, source, target) => {
      units.push({ id: toId(units), name, source: [source], target: target === undefined ? null : [target] })
      return target
    },
    document: (name, source, target) => {
      const aligned = target && alignDocuments(source, target)
      for (const [index, content] of listParts(source).entries()) {
        units.push({ id: toId(units), name, source: content.source, target: aligned?.[index] ?? null })
      }
      return target
    },
  })
  return units
}

/** Stores the translations of a file in a page, or lists the problems of its units. */
export function applyUnits(
  page: PageVersion,
  language: string,
  read: ReadonlyMap<string, ReadUnit>,
): { readonly page: PageVersion; readonly problems: readonly ContentProblem[] } {
  const problems: ContentProblem[] = []
  let count = 0
  const next = (source: readonly Inline[]) => {
    count += 1
    const id = `u${count}`
    const unit = read.get(id)
    const refuse: Refuse = (code, value = null, parameters) =>
      void problems.push(createProblem(`units.${id}`, value, code, parameters))
    if (!unit) refuse('xliffUnitMissing')
    else if (toContentVersion(toPlain(unit.source)) !== toContentVersion(toPlain(source)))
      refuse('xliffSourceChanged', unit.source)
    return { target: unit?.target ?? null, refuse }
  }
  const translated = visitTexts(page, language, {
    line: (_name, source, current) => {
      const { target, refuse } = next([source])
      if (target === null) {
        if (current === undefined) refuse('xliffTargetMissing')
        return current
      }
      return readTarget(() => checkLine(toText(target), source), refuse, target)
    },
    document: (_name, source, current) => {
      const parts = listParts(source).map((part) => ({ ...part, ...next(part.source) }))
      if (parts.every(({ target }) => target === null) && (current || parts.length === 0)) return current ?? source
      let index = 0
      const take = <Value>(old: Value, build: (target: readonly Inline[], part: (typeof parts)[number]) => Value) => {
        const part = parts[index++]
        if (!part?.target) {
          part?.refuse('xliffTargetMissing')
          return old
        }
        const { target, refuse } = part
        return readTarget(() => build(target, part), refuse, target) ?? old
      }
      return mapDocument(source, {
        inline: (nodes) =>
          take(nodes, (target, part) => {
            if (isBlank(target) && !isBlank(part.source)) throw new XliffError('xliffTargetEmpty')
            return fromInline(target, part.codes)
          }),
        text: (value) => take(value, (target) => checkLine(toText(target), value)),
      })
    },
  })
  for (const id of read.keys())
    if (Number(id.slice(1)) > count || !/^u[1-9]\d*$/.test(id))
      problems.push(createProblem(`units.${id}`, id, 'xliffUnitUnknown'))
  return { page: translated, problems }
}

/** Reports a problem of a unit. */
type Refuse = (code: XliffProblemCode, value?: unknown, parameters?: ProblemParameters) => void

interface TextVisitor {
  readonly line: (name: string, source: string, target: string | undefined) => string | undefined
  readonly document: (
    name: string,
    source: StructuredText,
    target: StructuredText | undefined,
  ) => StructuredText | undefined
}

/** Visits the texts that the page has in its source language; texts without languages are not translated. */
function visitTexts(page: PageVersion, language: string, visitor: TextVisitor): PageVersion {
  const from = page.row.translationSourceLanguage
  return mapPageTexts(page, {
    text: (path, value): LocalizedText => {
      const source = typeof value === 'string' ? undefined : value[from]
      if (typeof value === 'string' || source === undefined) return value
      const text = visitor.line(path, source, value[language])
      return text === undefined ? value : { ...value, [language]: text }
    },
    documents: (path, value): StoredDocuments => {
      // Documents are validated before they are stored.
      const source = value[from] as StructuredText | undefined
      const text = source && visitor.document(path, source, value[language] as StructuredText | undefined)
      return text ? { ...value, [language]: text } : value
    },
  })
}

interface Part {
  readonly source: Inline[]
  readonly codes: ReturnType<typeof toInline>['codes']
  readonly nodes: readonly InlineNode[]
}

/** The translatable parts of a document. */
function listParts(document: StructuredText): Part[] {
  const parts: Part[] = []
  mapDocument(document, {
    inline: (nodes) => {
      const { content, codes } = toInline(nodes)
      parts.push({ source: content, codes, nodes })
      return nodes
    },
    text: (value) => {
      parts.push({ source: [value], codes: new Map(), nodes: [{ type: 'span', value }] })
      return value
    },
  })
  return parts
}

/** The parts of a translated document with the codes of the source; null if its structure differs. */
function alignDocuments(source: StructuredText, target: StructuredText): readonly Inline[][] | null {
  const empty = (document: StructuredText) => mapDocument(document, { inline: () => [], text: () => '-' })
  if (toContentVersion(empty(source)) !== toContentVersion(empty(target))) return null
  const sources = listParts(source)
  const aligned = listParts(target).map(({ nodes }, index) => alignInline(nodes, sources[index]?.codes ?? new Map()))
  const complete = aligned.filter((part) => part !== null)
  return complete.length === aligned.length ? complete : null
}

function readTarget<Value>(build: () => Value, refuse: Refuse, target: readonly Inline[]): Value | undefined {
  try {
    return build()
  } catch (error) {
    if (!(error instanceof XliffError)) throw error
    refuse(error.code, target, error.parameters)
    return undefined
  }
}

/** Checks a translated line like an editor's; `{name}` of a link text has to stay. */
function checkLine(text: string, source: string): string {
  if (text.trim() === '') throw new XliffError('xliffTargetEmpty')
  if (text.length > maxTargetLength) throw new XliffError('xliffTargetTooLong', { count: maxTargetLength })
  if (source.includes('{name}') !== text.includes('{name}'))
    throw new XliffError('xliffPlaceholder', { placeholder: '{name}' })
  return text
}

const maxTargetLength = 5_000

/** True for content without text, such as that of units that a translator left open. */
function isBlank(content: readonly Inline[]): boolean {
  return content.every((item) => (typeof item === 'string' ? item.trim() === '' : isBlank(item.children)))
}

/** Content without the types of its codes, which files may change. */
function toPlain(content: readonly Inline[]): unknown[] {
  return content.map((item) => (typeof item === 'string' ? item : { id: item.id, children: toPlain(item.children) }))
}

function toId(units: readonly Unit[]): string {
  return `u${units.length + 1}`
}
