'use client'

import { useEffect, useState, type ChangeEvent, type Ref, type TextareaHTMLAttributes } from 'react'
import { join } from '../../foundations/join.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { Field, type FieldTexts } from '../Field/Field.js'
import * as styles from './TextArea.css.js'

export type TextAreaProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'style' | 'className' | 'value' | 'defaultValue' | 'maxLength'> & {
    /** Name of the form field. */
    name: string
    /** Value (controlled). */
    value?: string | undefined
    /** Initial value (uncontrolled). */
    defaultValue?: string | undefined
    /** Counts down to the limit; text beyond it is kept and reported, never cut off. */
    counter?: { readonly limit: number; readonly toText: (left: number) => string } | undefined
    /** Class name of the root element. */
    className?: string | undefined
    /** Ref to the DOM element. */
    ref?: Ref<HTMLTextAreaElement> | undefined
  }

/** Several lines of text; grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, id, className, counter, rows = 4, onChange, ...textarea } = props
  const [typed, setTyped] = useState(props.defaultValue ?? '')
  const text = props.value ?? typed
  const left = counter && counter.limit - Array.from(text).length

  function keepCount(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value)
    onChange?.(event)
  }

  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <>
          <textarea
            rows={rows}
            {...textarea}
            {...control}
            aria-invalid={control['aria-invalid'] ?? (left !== undefined && left < 0 ? true : undefined)}
            aria-describedby={join(control['aria-describedby'], counter && `${control.id}-count`) || undefined}
            className={join(control.className, styles.area)}
            onChange={keepCount}
          />
          {counter && left !== undefined && (
            <Count id={`${control.id}-count`} text={counter.toText(left)} isOver={left < 0} />
          )}
        </>
      )}
    </Field>
  )
}

/** Visible on every input, announced only when typing pauses. */
function Count({ id, text, isOver }: { id: string; text: string; isOver: boolean }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSpoken, 1000, text)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <>
      <p id={id} className={join(styles.count, isOver && styles.over)}>
        {text}
      </p>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  )
}
