import { resolveLanguageName } from '@kudex/domain/locales'
import { Button, ButtonLink, Cluster, FlashMessage, SelectField, Stack } from '@kudex/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useAppContext } from '../shared/index.ts'
import { authoringMessages as messages } from './authoring.messages.ts'
import { formatChangedParts } from './fieldTexts.ts'
import { focusField } from './focusField.ts'
import { SaveStatus } from './SaveStatus.tsx'
import type { Editing } from './useEditing.ts'

interface EditingToolbarProps {
  readonly editing: Editing
  readonly previewHref?: string | null
}

/** The language of the texts, undo, save, and the result of the last save. */
export function EditingToolbar({ editing, previewHref = null }: EditingToolbarProps) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  const { actor, snapshot, languages, language, setLanguage } = editing
  const { past, future, other, saved, value, isRestored } = snapshot.context
  // After a reload the other version is the saved one.
  const before = other?.value === saved ? value : saved
  const pick = (path: string) => {
    const last = path.slice(path.lastIndexOf('.') + 1)
    // The form must show the language of the text before the focus moves to it.
    if (languages.includes(last)) flushSync(() => setLanguage(last))
    focusField(path)
  }
  // A save that the editor asked for leads to the first problem; those of the form itself do not move the focus.
  const isAsked = useRef(false)
  const saveButton = useRef<HTMLButtonElement>(null)
  const isRejected = snapshot.hasTag('rejected')
  const isClean = snapshot.hasTag('clean')
  const leadToProblem = useEffectEvent(() => {
    const [first] = snapshot.context.problems
    // Texts of another language are rendered synchronously, which an effect must not do.
    if (isAsked.current && first) queueMicrotask(() => pick(first.path))
    isAsked.current = false
  })
  useEffect(() => {
    if (isRejected) leadToProblem()
    if (isClean) isAsked.current = false
  }, [isRejected, isClean])
  // The buttons of the conflict disappear with it.
  const resolve = (type: 'conflict.overwrite' | 'conflict.accept') => {
    saveButton.current?.focus()
    actor.send({ type })
  }
  return (
    <>
      {/* `disabled` would take the focus away from a button that has nothing left to do. */}
      <Cluster align="end">
        <SelectField
          name="language"
          label={text(messages.language)}
          value={language}
          options={languages.map((code) => ({ value: code, text: resolveLanguageName(code, intl.locale) }))}
          onChange={({ target }) => setLanguage(target.value)}
        />
        <Button look="outline" aria-disabled={past.length === 0} onClick={() => actor.send({ type: 'change.undo' })}>
          {text(messages.undo)}
        </Button>
        <Button look="outline" aria-disabled={future.length === 0} onClick={() => actor.send({ type: 'change.redo' })}>
          {text(messages.redo)}
        </Button>
        <Button
          ref={saveButton}
          loading={snapshot.hasTag('saving')}
          aria-disabled={isClean || snapshot.hasTag('stale')}
          onClick={() => {
            isAsked.current = !isClean
            actor.send({ type: 'page.save' })
          }}
        >
          {text(messages.save)}
        </Button>
        {previewHref !== null && (
          <ButtonLink look="outline" href={previewHref} target="_blank">
            {text(messages.preview)}
          </ButtonLink>
        )}
      </Cluster>
      <SaveStatus snapshot={snapshot} onPick={pick} />
      {isRestored && <FlashMessage tone="info" title={text(messages.restored)} />}
      {other && snapshot.hasTag('stale') && (
        <FlashMessage
          tone="warning"
          title={text(messages.staleTitle, { name: other.editor ?? text(messages.someone) })}
        >
          <Stack>
            <p>{text(messages.staleText, { fields: formatChangedParts(intl, before, other.value) })}</p>
            <Cluster>
              <Button look="outline" onClick={() => resolve('conflict.overwrite')}>
                {text(messages.overwrite)}
              </Button>
              <Button look="outline" onClick={() => resolve('conflict.accept')}>
                {text(messages.accept)}
              </Button>
            </Cluster>
          </Stack>
        </FlashMessage>
      )}
    </>
  )
}
