import { readField, type FieldPath } from '@kudex/domain/editing-forms'
import { TextArea, TextField } from '@kudex/ui'
import { toControlId, useForm } from '../formContext.ts'
import { BesideSource } from './BesideSource.tsx'

interface TextInputProps {
  readonly path: FieldPath
  readonly label: string
  /** True for texts of several sentences. */
  readonly isLong: boolean
}

/** A text in the language that is edited, beside the text in the source language. */
export function TextInput({ path, label, isLong }: TextInputProps) {
  const { value, language, sourceLanguage, hasOneLanguage, findError, change } = useForm()
  const stored = readField(value, path)
  const name = path.join('.')
  const props = {
    id: toControlId(path),
    name,
    label,
    lang: language,
    value: readText(stored, language),
    error: findError(path),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change(path, writeText(stored, target.value, { language, sourceLanguage, hasOneLanguage })),
  }
  return (
    <BesideSource source={readText(stored, sourceLanguage)}>
      {isLong ? <TextArea rows={2} {...props} /> : <TextField {...props} />}
    </BesideSource>
  )
}

/** The text in a language; a text for all languages is the same in each. */
function readText(stored: unknown, language: string): string {
  const text = typeof stored === 'string' ? stored : readField(stored, [language])
  return typeof text === 'string' ? text : ''
}

/** A text for all languages stays one until it is edited in another language than the source. */
function writeText(
  stored: unknown,
  text: string,
  { language, sourceLanguage, hasOneLanguage }: { language: string; sourceLanguage: string; hasOneLanguage: boolean },
): unknown {
  const isForAll = typeof stored === 'string' && stored !== ''
  if (hasOneLanguage || (isForAll && language === sourceLanguage)) {
    return typeof stored === 'object' && stored !== null ? { ...stored, [language]: text } : text
  }
  if (isForAll) return { [sourceLanguage]: stored, [language]: text }
  return { ...(typeof stored === 'object' ? stored : null), [language]: text }
}
