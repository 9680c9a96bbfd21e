import { toPlainText } from '../structured-text/plainText.ts'
import type { StructuredText } from '../structured-text/structuredText.types.ts'
import type { FormField, NamedField } from './formField.types.ts'
import { readField, type FieldPath } from './formValues.ts'

/** How a field appears on the page; used to find the parts of a preview that show it. */
export interface FieldSource {
  /** The field: `blocks.2.title`. */
  readonly path: string
  /** `text`: one of the texts is shown; `document`: each is a paragraph; `picture`: the name of a picture. */
  readonly kind: 'text' | 'document' | 'picture'
  readonly texts: readonly string[]
}

/** The texts and pictures of a value in the order of the form, in the given languages. */
export function listFieldSources(
  fields: readonly NamedField[],
  value: unknown,
  languages: readonly string[],
): FieldSource[] {
  const collect = (path: FieldPath, field: FormField): FieldSource[] => {
    const current = readField(value, path)
    switch (field.type) {
      case 'text':
      case 'line':
      case 'file':
      case 'fileAddress':
      case 'structuredText':
      case 'picture': {
        const kind = field.type === 'structuredText' ? 'document' : field.type === 'picture' ? 'picture' : 'text'
        const texts = [...new Set(listTexts(current, languages))]
        return texts.length === 0 ? [] : [{ path: path.join('.'), kind, texts }]
      }
      case 'group':
        return field.fields.flatMap(({ name, field: part }) => collect([...path, name], part))
      case 'list':
        return Array.isArray(current) ? current.flatMap((_, index) => collect([...path, index], field.item)) : []
      case 'kinds': {
        const kind = field.kinds.find((candidate) => candidate.kind === readField(current, ['kind']))
        return (kind?.fields ?? []).flatMap(({ name, field: part }) => collect([...path, name], part))
      }
      default:
        return []
    }
  }
  return fields.flatMap(({ name, field }) => collect([name], field))
}

/** One text for all languages, or one per language; documents have one text per paragraph. */
function listTexts(value: unknown, languages: readonly string[]): string[] {
  if (typeof value === 'string') return toLines(value)
  if (typeof value !== 'object' || value === null) return []
  return languages.flatMap((language) => {
    const text = readField(value, [language])
    if (typeof text === 'string') return toLines(text)
    return typeof text === 'object' && text !== null ? toPlainText(text as StructuredText).split('\n') : []
  })
}

function toLines(text: string): string[] {
  return text.trim() === '' ? [] : [text]
}
