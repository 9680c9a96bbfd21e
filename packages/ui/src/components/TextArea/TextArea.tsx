import { useEffect, useState, type ChangeEvent, type Ref, type TextareaHTMLAttributes } from 'react'
import { join } from '../../foundations/join.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { Field, type FieldTexts } from '../Field/Field.js'
import * as styles from './TextArea.css.js'

export type TextAreaProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'style' | 'className' | 'value' | 'defaultValue' | 'maxLength'> & {
    /** Name that the value is sent under. */
    name: string
    /** The value, where the parent keeps it. */
    value?: string | undefined
    /** The value at first, where the component keeps it itself. */
    defaultValue?: string | undefined
    /** Counts down to a limit; what is too much stays and is said, never cut off. */
    counter?: { readonly limit: number; readonly toText: (left: number) => string } | undefined
    /** Class of the outermost element, to give it a place. */
    className?: string | undefined
    /** The element of the page. */
    ref?: Ref<HTMLTextAreaElement> | undefined
  }

/** Several lines of text; grows with what is written. */
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

/** Seen at each letter, spoken only when the typing rests. */
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
