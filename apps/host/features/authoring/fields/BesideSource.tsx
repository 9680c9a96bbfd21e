import { resolveLanguageName } from '@kudex/domain/locales'
import { TranslationField } from '@kudex/ui'
import type { ReactElement } from 'react'
import { useAppContext } from '../../shared/index.ts'
import { useForm } from '../formContext.ts'

interface BesideSourceProps {
  /** The text in the source language; empty without one. */
  readonly source: string
  readonly children: ReactElement
}

/** A field beside its text in the source language; the field alone if that is the language that is edited. */
export function BesideSource({ source, children }: BesideSourceProps) {
  const { intl } = useAppContext()
  const { language, sourceLanguage } = useForm()
  if (language === sourceLanguage || source === '') return children
  return (
    <TranslationField
      language={resolveLanguageName(sourceLanguage, intl.locale)}
      sourceLang={sourceLanguage}
      source={source.split('\n').map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    >
      {children}
    </TranslationField>
  )
}
