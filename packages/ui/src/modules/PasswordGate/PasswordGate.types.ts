import type { FormEventHandler } from 'react'
import type { LinkItem } from '../link.types.js'

/** The way into a page that a password protects (PAGE-18, PAGE-20). Holds the page's `<h1>`. */
export interface PasswordGateProps {
  /** A few words above the heading that place it. */
  readonly overline: string
  /** The heading. */
  readonly title: string
  /** Where a reader has the password from. */
  readonly text: string
  /** Where the form posts; it works without script. */
  readonly action: string
  /** Values that travel with the form unseen, by their names. */
  readonly hiddenFields?: Readonly<Record<string, string>> | undefined
  /** Name and words of the field. */
  readonly password: {
    readonly name: string
    readonly label: string
    readonly showLabel: string
    readonly hideLabel: string
    /** What is wrong with what was typed. */
    readonly error?: string | undefined
  }
  /** Text of the button that sends. */
  readonly submitText: string
  /** What hinders everybody, such as a server that does not answer; stands above the field. */
  readonly problem?: string | undefined
  /** True while the password is being checked. */
  readonly isPending?: boolean | undefined
  /** Takes the data instead of a page load. */
  readonly onSubmit?: FormEventHandler<HTMLFormElement> | undefined
  /** The way to the home page. */
  readonly homeLink: LinkItem
}
