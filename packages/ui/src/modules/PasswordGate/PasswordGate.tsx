'use client'

import { useEffect, useId, useRef, type FormEventHandler, type ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { Button } from '../../components/Button/Button.js'
import { FlashMessage } from '../../components/FlashMessage/FlashMessage.js'
import { Form } from '../../components/Form/Form.js'
import { Link } from '../../components/Link/Link.js'
import { PasswordField } from '../../components/PasswordField/PasswordField.js'
import { StatusPage } from '../shared/pages/StatusPage.js'
import type { LinkItem } from '../link.types.js'
import * as styles from './PasswordGate.css.js'

/** Password prompt of a protected page (PAGE-18, PAGE-20). Contains the page's `<h1>`. */
export interface PasswordGateProps extends Omit<RootProps, 'onSubmit'> {
  /** Overline: a few words above the heading. */
  readonly overline: string
  /** Heading. */
  readonly title: string
  /** Hint where to get the password. */
  readonly text: string
  /** Form action; works without script. */
  readonly action: string
  /** Values of hidden inputs by name; a name may have several. */
  readonly hiddenFields?: Readonly<Record<string, string>> | undefined
  /** Name and texts of the field. */
  readonly password: {
    readonly name: string
    readonly label: string
    readonly showLabel: string
    readonly hideLabel: string
    /** Validation error of the password. */
    readonly error?: string | undefined
  }
  /** Text of the submit button. */
  readonly submitText: string
  /** General error, for example an unreachable server; shown above the field. */
  readonly problem?: string | undefined
  /** True while the password is being checked. */
  readonly isPending?: boolean | undefined
  /** Called with the form data instead of a page load. */
  readonly onSubmit?: FormEventHandler<HTMLFormElement> | undefined
  /** Link to the home page. */
  readonly homeLink: LinkItem
  /** Further fields, above the password. */
  readonly children?: ReactNode
}

/** Password prompt of a protected page; a wrong password is reported at the field, which gets the focus. */
export function PasswordGate(props: PasswordGateProps) {
  const {
    overline,
    title,
    text,
    action,
    hiddenFields,
    password,
    submitText,
    problem,
    isPending,
    onSubmit,
    homeLink,
    children,
    ...rest
  } = props
  const fieldId = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (password.error) field.current?.focus()
  }, [password.error])
  return (
    <StatusPage overline={overline} title={title} text={text} isCut {...rest}>
      <Form
        className={styles.form}
        action={action}
        method="post"
        hiddenFields={hiddenFields}
        onSubmit={onSubmit}
        actions={
          <Button type="submit" look="signal" size="large" loading={isPending}>
            {submitText}
          </Button>
        }
      >
        {problem && <FlashMessage tone="danger" title={problem} />}
        {children}
        <PasswordField
          ref={field}
          id={fieldId}
          name={password.name}
          label={password.label}
          error={password.error}
          autoComplete="current-password"
          showLabel={password.showLabel}
          hideLabel={password.hideLabel}
          required
        />
      </Form>
      <Link look="standalone" href={homeLink.href}>
        {homeLink.text}
      </Link>
    </StatusPage>
  )
}
