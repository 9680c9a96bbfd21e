import type { FormEventHandler } from 'react'
import type { LinkItem } from '../link.types.js'

/** The way into a page that a password protects (PAGE-18, PAGE-20). Holds the page's `<h1>`. */
export interface PasswordGateProps {
  readonly overline: string
  readonly title: string
  readonly text: string
  /** Where the form posts; it works without script. */
  readonly action: string
  readonly hiddenFields?: Readonly<Record<string, string>> | undefined
  readonly password: {
    readonly name: string
    readonly label: string
    readonly showLabel: string
    readonly hideLabel: string
    /** What is wrong with what was typed. */
    readonly error?: string | undefined
  }
  readonly submitText: string
  /** What hinders everybody, such as a server that does not answer; stands above the field. */
  readonly problem?: string | undefined
  /** True while the password is being checked. */
  readonly isPending?: boolean | undefined
  readonly onSubmit?: FormEventHandler<HTMLFormElement> | undefined
  readonly homeLink: LinkItem
}
