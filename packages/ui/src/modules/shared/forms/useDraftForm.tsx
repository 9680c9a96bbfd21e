'use client'

import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react'
import type { RootProps } from '../../../foundations/rootProps.js'
import { useSharedRef } from '../../../foundations/useSharedRef.js'
import { Button } from '../../../components/Button/Button.js'
import { FlashMessage } from '../../../components/FlashMessage/FlashMessage.js'
import type { DraftFormProps, FormFieldTexts, FormNotice } from '../../form.types.js'
import * as styles from './draft.css.js'

/** Connects a form and its fields to the application that keeps the draft. */
export function useDraftForm<Name extends string>(
  fields: Readonly<Record<Name, FormFieldTexts>>,
  { onFieldChange, onFieldFocus, onFieldBlur }: DraftFormProps<Name>,
  ref: RootProps['ref'],
) {
  const form = useRef<HTMLFormElement>(null)
  useSharedRef(ref, form)
  const isField = (name: string): name is Name => Object.hasOwn(fields, name)

  // Text typed before hydration is only in the inputs, and the first update would remove it.
  const takeTyped = useEffectEvent(() => {
    if (!onFieldChange || !form.current) return
    for (const [name, text] of new FormData(form.current)) {
      if (isField(name) && typeof text === 'string' && text !== (fields[name].value ?? '')) onFieldChange(name, text)
    }
  })
  useEffect(() => takeTyped(), [])

  return {
    formProps: {
      ref: form,
      onFocus: ({ target }: FocusEvent<HTMLFormElement>) => {
        const name = target.getAttribute('name') ?? ''
        if (isField(name)) onFieldFocus?.(name)
      },
      onBlur: () => onFieldBlur?.(),
    },
    /** Value and change handler of a field; its initial value if the application keeps no draft. */
    toValue: (name: Name) =>
      onFieldChange
        ? {
            defaultValue: undefined,
            value: fields[name].value ?? '',
            onChange: ({ target }: { readonly target: { readonly value: string } }) =>
              onFieldChange(name, target.value),
          }
        : { defaultValue: fields[name].value },
  }
}

/** The state of the draft above the fields. */
export function DraftNotice({ notice }: { notice: FormNotice | undefined }) {
  if (!notice) return null
  const { tone, title, text, action } = notice
  return (
    <FlashMessage tone={tone} title={title}>
      {text}
      {action && (
        <p className={styles.action}>
          <Button look="outline" size="small" onClick={action.onClick}>
            {action.text}
          </Button>
        </p>
      )}
    </FlashMessage>
  )
}

/** The state of the draft beside the buttons. */
export function DraftText({ text }: { text: string | undefined }) {
  return text ? <p className={styles.state}>{text}</p> : null
}
