import { createEmptyValue, moveEntry, readField, type FieldPath, type FormField } from '@kudex/domain/editing-forms'
import {
  Button,
  Cluster,
  Disclosure,
  EntryGroup,
  FieldGroup,
  IconArrowDown,
  IconArrowUp,
  IconButton,
  IconTrash,
  SelectField,
  Stack,
  type IconComponent,
} from '@kudex/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useAppContext } from '../../shared/index.ts'
import { authoringMessages as messages } from '../authoring.messages.ts'
import { createEntryId, toGroupTarget, useForm } from '../formContext.ts'
import { formatBlock, formatKind } from '../fieldTexts.ts'

type ListField = Extract<FormField, { readonly type: 'list' }>

interface ListInputProps {
  readonly path: FieldPath
  readonly field: ListField
  readonly label: string
  /** The fields of an entry. */
  readonly renderEntry: (path: FieldPath, name: string) => ReactNode
}

/** Entries that are added, moved and removed with buttons. The focus follows the entry. */
export function ListInput({ path, field, label, renderEntry }: ListInputProps) {
  const { intl } = useAppContext()
  const form = useForm()
  const stored = readField(form.value, path)
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : []
  const { root, focusNext } = useFocusAfterRender()
  const text = intl.formatMessage
  const isBlocks = path.at(-1) === 'blocks'

  function move(from: number, to: number, button: 'up' | 'down') {
    form.change(path, moveEntry(entries, from, to))
    focusNext(...toStepSelectors(path, to, button))
  }

  function remove(index: number) {
    form.change(path, entries.toSpliced(index, 1))
    focusNext(...toStepSelectors(path, Math.min(index, entries.length - 2), 'remove'), `[data-add="${path.join('.')}"]`)
  }

  function add(kind?: string) {
    form.change(path, [...entries, createEmptyValue(field.item, createEntryId, kind)])
    focusNext(`[data-group="${[...path, entries.length].join('.')}"] :is(input, textarea, select, [contenteditable])`)
  }

  return (
    <div ref={root} {...toGroupTarget(path)}>
      <FieldGroup legend={label} error={form.findError(path)}>
        <Stack>
          {entries.map((entry, index) => {
            const number = text(messages.entry, { label, number: index + 1 })
            const title = formatTitle(entry, form.language)
            const name = isBlocks ? formatBlock(intl, entry, index) : title === '' ? number : `${number}: ${title}`
            const isFolded = field.item.type === 'group' && field.item.fields.length > maxOpenFields
            // The input of other items has the name, the id and the problem itself.
            const isGroup = field.item.type === 'group' || field.item.type === 'kinds'
            const inputs = renderEntry([...path, index], name)
            const toButton = (step: string, icon: IconComponent, label: string, act: () => void) => (
              <IconButton icon={icon} label={label} data-step={`${[...path, index].join('.')}:${step}`} onClick={act} />
            )
            const actions = (
              <>
                {index > 0 &&
                  toButton('up', IconArrowUp, text(messages.moveUp, { name }), () => move(index, index - 1, 'up'))}
                {index < entries.length - 1 &&
                  toButton('down', IconArrowDown, text(messages.moveDown, { name }), () =>
                    move(index, index + 1, 'down'),
                  )}
                {entries.length > field.atLeast &&
                  toButton('remove', IconTrash, text(messages.remove, { name }), () => remove(index))}
              </>
            )
            return isGroup ? (
              <EntryGroup
                key={index}
                {...toGroupTarget([...path, index])}
                legend={name}
                error={form.findError([...path, index])}
                actions={actions}
              >
                {isFolded ? <EntryFields isNew={title === ''}>{inputs}</EntryFields> : inputs}
              </EntryGroup>
            ) : (
              <div key={index} data-group={[...path, index].join('.')}>
                {inputs}
                <Cluster gap="1">{actions}</Cluster>
              </div>
            )
          })}
          {(field.atMost === null || entries.length < field.atMost) &&
            (isBlocks && field.item.type === 'kinds' ? (
              <AddBlock kinds={field.item.kinds.map(({ kind }) => kind)} onAdd={add} />
            ) : (
              <div>
                <Button size="small" look="outline" data-add={path.join('.')} onClick={() => add()}>
                  {text(messages.add, { name: label })}
                </Button>
              </div>
            ))}
        </Stack>
      </FieldGroup>
    </div>
  )
}

/** Entries with more fields, such as those of menus, are collapsed. */
const maxOpenFields = 8

/** The fields of an entry, collapsed. A new entry starts open; its first letter must not collapse it. */
function EntryFields({ isNew, children }: { readonly isNew: boolean; readonly children: ReactNode }) {
  const { intl } = useAppContext()
  const [isOpen] = useState(isNew)
  return (
    <Disclosure summary={intl.formatMessage(messages.entryFields)} defaultOpen={isOpen}>
      <Stack>{children}</Stack>
    </Disclosure>
  )
}

/** The title of an entry in a language, else in any; empty without one. */
function formatTitle(entry: unknown, language: string): string {
  const title = readField(entry, ['title'])
  const text = typeof title === 'object' && title ? (readField(title, [language]) ?? Object.values(title)[0]) : title
  return typeof text === 'string' ? text : ''
}

/** Chooses the kind of a new block. */
function AddBlock({ kinds, onAdd }: { readonly kinds: readonly string[]; readonly onAdd: (kind: string) => void }) {
  const { intl } = useAppContext()
  const [kind, setKind] = useState('text')
  const options = kinds
    .map((value) => ({ value, text: formatKind(intl, value) }))
    .toSorted((one, other) => one.text.localeCompare(other.text, intl.locale))
  return (
    <Cluster align="end">
      <SelectField
        name="blockKind"
        label={intl.formatMessage(messages.newBlock)}
        options={options}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      />
      <Button look="outline" data-add="blocks" onClick={() => onAdd(kind)}>
        {intl.formatMessage(messages.addBlock)}
      </Button>
    </Cluster>
  )
}

/** Focuses the first element that matches, once the next render has shown it. */
function useFocusAfterRender() {
  const root = useRef<HTMLDivElement>(null)
  const selectors = useRef<readonly string[]>([])
  useEffect(() => {
    const target = selectors.current.map((selector) => root.current?.querySelector<HTMLElement>(selector)).find(Boolean)
    selectors.current = []
    target?.focus()
  })
  return { root, focusNext: (...next: readonly string[]) => void (selectors.current = next) }
}

/**
 * Selectors of the button to focus after a step: the same button, or another one of the entry at the ends of the list.
 */
function toStepSelectors(path: FieldPath, index: number, step: string): readonly string[] {
  const entry = [...path, index].join('.')
  return [`[data-step="${entry}:${step}"]`, `[data-step^="${entry}:"]`]
}
