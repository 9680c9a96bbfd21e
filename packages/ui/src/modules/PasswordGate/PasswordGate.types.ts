import type { FormEventHandler } from 'react'
import type { LinkItem } from '../link.types.js'

/** Password prompt of a protected page (PAGE-18, PAGE-20). Contains the page's `<h1>`. */
export interface PasswordGateProps {
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
}
