/** A declared message: explicit id, English text, and a description for translators. */
export interface MessageDescriptor {
  readonly id: string
  /** The English text; builds may strip it, since the catalogue has it. */
  readonly defaultMessage?: string
  readonly description?: string
}

/** Value of a placeholder in plain text. */
export type MessageValue = string | number | bigint | boolean | Date | null | undefined

/** Values by placeholder name. */
export type MessageValues = Readonly<Record<string, MessageValue>>

/** Renders a tag such as `<link>…</link>` in rich text. */
export type TagRenderer<T> = (children: readonly (string | T)[]) => T

/** Values by placeholder and tag name of rich text; elements of T are inserted unchanged. */
export type RichValues<T> = Readonly<Record<string, MessageValue | T | TagRenderer<T>>>

/** A compiled message: plain text, or parts. */
export type CompiledMessage = string | readonly CompiledNode[]

/** A part of a compiled message; 0 is the `#` of a plural. Kinds are single letters, to keep catalogues small. */
export type CompiledNode =
  | string
  | 0
  | readonly [kind: 'a', name: string]
  | readonly [kind: 'n', name: string, options?: Intl.NumberFormatOptions]
  | readonly [kind: 'd' | 't', name: string, options?: Intl.DateTimeFormatOptions]
  | readonly [kind: 's', name: string, choices: CompiledChoices]
  | readonly [kind: 'p' | 'o', name: string, choices: CompiledChoices, offset?: number]
  | readonly [kind: 'x', name: string, children: readonly CompiledNode[]]

/** The choices of a select or plural by keyword or `=number`. */
export type CompiledChoices = Readonly<Record<string, CompiledMessage>>

/** The compiled messages of a language by id. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>
