/** A message where it is used: explicit id, English text, and a description for translators. */
export interface MessageDescriptor {
  readonly id: string
  /** The English text; builds may leave it out, the catalogue has it. */
  readonly defaultMessage?: string
  readonly description?: string
}

/** What a placeholder takes in a plain text. */
export type MessageValue = string | number | bigint | boolean | Date | null | undefined

/** Values by placeholder name. */
export type MessageValues = Readonly<Record<string, MessageValue>>

/** What a tag such as `<link>…</link>` becomes in a rich text. */
export type TagRenderer<T> = (children: readonly (string | T)[]) => T

/** Values by placeholder and tag name of a rich text; elements of T stand in the text as they are. */
export type RichValues<T> = Readonly<Record<string, MessageValue | T | TagRenderer<T>>>

/** A catalogue message, compiled: plain text, or its parts. */
export type CompiledMessage = string | readonly CompiledNode[]

/** A part of a compiled message; 0 is the number sign of a plural. Kinds are single letters: catalogues travel. */
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
