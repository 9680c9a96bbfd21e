import { readField, type FieldPath } from '@kudex/domain/editing-forms'
import { toPlainText, type StructuredText } from '@kudex/domain/structured-text'
import { Field, Prose, Stack } from '@kudex/ui'
import type { Command, EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import { BesideSource } from '../fields/BesideSource.tsx'
import { toControlId, useForm } from '../formContext.ts'
import { createTextState } from './createTextState.ts'
import { TextToolbar } from './TextToolbar.tsx'
import { toStructuredText } from './toStructuredText.ts'

/** A structured text in the language that is edited, beside the text in the source language. */
export function RichTextInput({ path, label }: { readonly path: FieldPath; readonly label: string }) {
  const { value, language, sourceLanguage, findError, change } = useForm()
  const stored = readField(value, path)
  const text = readText(stored, language)
  const source = readText(stored, sourceLanguage)

  function store(next: StructuredText | null) {
    const { [language]: _, ...others } = (stored ?? {}) as Readonly<Record<string, unknown>>
    change(path, next ? { ...others, [language]: next } : others)
  }

  return (
    <BesideSource source={source ? toPlainText(source) : ''}>
      <Field id={toControlId(path)} label={label} error={findError(path)}>
        {({ id, className, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) => (
          <TextEditor
            key={language}
            text={text}
            onChange={store}
            attributes={{
              id,
              class: className,
              lang: language,
              role: 'textbox',
              'aria-multiline': 'true',
              'aria-label': label,
              ...(describedBy && { 'aria-describedby': describedBy }),
              ...(isInvalid && { 'aria-invalid': 'true' }),
            }}
          />
        )}
      </Field>
    </BesideSource>
  )
}

interface TextEditorProps {
  readonly text: StructuredText | null
  readonly onChange: (text: StructuredText | null) => void
  /** Attributes of the element that is typed into. */
  readonly attributes: Readonly<Record<string, string>>
}

function TextEditor({ text, onChange, attributes }: TextEditorProps) {
  const root = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  /** The text that the editor shows, as it was stored. */
  const shown = useRef(text)
  const latest = useRef({ onChange, attributes })
  latest.current = { onChange, attributes }
  const [state, setState] = useState<EditorState>(() => createTextState(text))

  useEffect(() => {
    if (!root.current) return undefined
    const created = new EditorView(root.current, {
      state,
      attributes: () => latest.current.attributes,
      dispatchTransaction: (transaction) => {
        const next = created.state.apply(transaction)
        created.updateState(next)
        setState(next)
        if (!transaction.docChanged) return
        shown.current = toStructuredText(next.doc)
        latest.current.onChange(shown.current)
      },
    })
    // Not in an attribute: the content security policy refuses inline styles.
    Object.assign(created.dom.style, { whiteSpace: 'pre-wrap', overflowWrap: 'break-word', paddingBlock: '0.75rem' })
    view.current = created
    return () => created.destroy()
    // oxlint-disable-next-line react/exhaustive-deps -- the view is created once; later states and texts are set below
  }, [])

  // Undo, another language, or another editor’s version.
  useEffect(() => {
    if (JSON.stringify(text) === JSON.stringify(shown.current)) return
    shown.current = text
    const next = createTextState(text)
    view.current?.updateState(next)
    setState(next)
  }, [text])

  useEffect(() => view.current?.setProps({}), [attributes])

  function run(command: Command) {
    if (!view.current) return
    command(view.current.state, view.current.dispatch)
    view.current.focus()
  }

  return (
    <Stack gap="2">
      <TextToolbar state={state} onCommand={run} />
      <Prose>
        <div ref={root} />
      </Prose>
    </Stack>
  )
}

function readText(stored: unknown, language: string): StructuredText | null {
  return (readField(stored, [language]) as StructuredText | undefined) ?? null
}
