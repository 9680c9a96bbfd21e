import { readField, type FieldPath } from '@kudex/domain/editing-forms'
import { imagePresets, isImagePresetName } from '@kudex/domain/images'
import type { IntlShape, MessageDescriptor } from '@kudex/intl/messages'
import { authoringMessages as messages } from './authoring.messages.ts'
import { diagramFieldMessages } from './diagramFields.messages.ts'
import { fieldMessages } from './fields.messages.ts'
import { recordFieldMessages } from './recordFields.messages.ts'
import { contactKindMessages, kindMessages, linkTargetMessages, stationMessages } from './kinds.messages.ts'

type Messages = Readonly<Record<string, MessageDescriptor>>

/** The label of a field by its name. A name without a label is shown as it is. */
export function formatFieldLabel(intl: IntlShape, name: string): string {
  return format(intl, { ...fieldMessages, ...diagramFieldMessages, ...recordFieldMessages }, name)
}

/** The name of a kind of blocks or links. */
export function formatKind(intl: IntlShape, kind: string): string {
  return format(intl, kindMessages, kind)
}

/** The text of an option: a size of a picture, a type of contact, a drawing, or a media type, which is the same everywhere. */
export function formatChoice(intl: IntlShape, option: string): string {
  if (isImagePresetName(option)) {
    const { width, height } = imagePresets[option]
    return height === null
      ? intl.formatMessage(messages.presetWidth, { width })
      : intl.formatMessage(messages.presetSize, { width, height })
  }
  return format(intl, { ...contactKindMessages, ...linkTargetMessages, ...stationMessages }, option)
}

/** The names of the parts that differ between two values of a page: fields, and blocks by their position. */
export function formatChangedParts(intl: IntlShape, before: unknown, after: unknown): string {
  const names = new Set([...listNames(before), ...listNames(after)])
  const parts = [...names].flatMap((name) => {
    const [one, other] = [readField(before, [name]), readField(after, [name])]
    if (isSame(one, other)) return []
    return name === 'blocks' ? formatChangedBlocks(intl, one, other) : [formatFieldLabel(intl, name)]
  })
  return parts.join(', ')
}

function formatChangedBlocks(intl: IntlShape, before: unknown, after: unknown): string[] {
  const count = Math.max(toLength(before), toLength(after))
  return Array.from({ length: count }, (_, index): FieldPath => [index])
    .filter((path) => !isSame(readField(before, path), readField(after, path)))
    .map((path) => formatBlock(intl, readField(after, path) ?? readField(before, path), Number(path[0])))
}

/** The name of a block: `2. Quote`. */
export function formatBlock(intl: IntlShape, block: unknown, index: number): string {
  const kind = formatKind(intl, String(readField(block, ['kind'])))
  return intl.formatMessage(messages.block, { number: index + 1, kind })
}

function format(intl: IntlShape, texts: Messages, name: string): string {
  const message = Object.hasOwn(texts, name) ? texts[name] : undefined
  return message ? intl.formatMessage(message) : name
}

function listNames(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : []
}

function toLength(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
