import { readField, withRecursion } from '@kudex/domain/editing-forms'
import { languageCodes, resolveLanguageName } from '@kudex/domain/locales'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useAppContext } from '../shared/index.ts'
import { provideAuthoring } from './authoring.actors.ts'
import type { EditedForm } from './authoring.types.ts'
import { formatProblem } from './formatProblem.ts'
import type { FormContext } from './formContext.ts'
import { resolveProblemField } from './resolveProblemField.ts'

/** The state of a form: its value with undo, saves and the local copy, and the language of its texts. */
export function useEditing({ fields: plainFields, choices, ...entry }: EditedForm) {
  const { intl, locale } = useAppContext()
  const [fields] = useState(() => withRecursion(plainFields))
  const [machine] = useState(() => provideAuthoring(fields, locale.language, entry.version === null))
  // Visitors see a save of other content at once.
  const actor = useActorRef(machine, { input: { ...entry, isAutomatic: entry.kind === 'pages' } })
  const snapshot = useSelector(actor, (state) => state)
  const { value, problems } = snapshot.context
  const languages = readLanguages(value)
  const source = readField(value, ['translationSourceLanguage'])
  const sourceLanguage = typeof source === 'string' ? source : languages.includes('en') ? 'en' : (languages[0] ?? 'en')
  const [language, setLanguage] = useState(sourceLanguage)
  useEffect(() => {
    const retry = () => actor.send({ type: 'network.online' })
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [actor])

  // The first problem of each field, by the path of the field that shows it.
  const problemOf = useMemo(
    () =>
      new Map(
        problems
          .map((problem) => [resolveProblemField(fields, value, problem.path).join('.'), problem] as const)
          .toReversed(),
      ),
    [fields, value, problems],
  )
  const form: FormContext = useMemo(
    () => ({
      ...choices,
      value,
      language,
      sourceLanguage,
      hasOneLanguage: languages.length < 2,
      languages: languageCodes.map((code) => ({ value: code, text: resolveLanguageName(code, intl.locale) })),
      findError: (path) => {
        const problem = problemOf.get(path.join('.'))
        return problem && formatProblem(intl, readField(value, problem.path.split('.')), problem)
      },
      change: (path, next) => actor.send({ type: 'field.change', path, value: next }),
    }),
    [choices, value, language, sourceLanguage, languages.length, intl, problemOf, actor],
  )
  return { fields, form, actor, snapshot, languages, language, setLanguage }
}

export type Editing = ReturnType<typeof useEditing>

/** The languages of the entry; all of the interface if it does not list its own. */
function readLanguages(value: unknown): readonly string[] {
  const languages = readField(value, ['languages'])
  const isOwn = Array.isArray(languages) && readField(value, ['blocks']) !== undefined
  return isOwn ? languages.map(String) : languageCodes
}
