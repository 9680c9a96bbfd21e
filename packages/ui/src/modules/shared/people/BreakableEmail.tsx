import { Fragment } from 'react'

/** A name; an e-mail address breaks before its signs rather than inside of a word. */
export function BreakableEmail({ text }: { readonly text: string }) {
  if (!text.includes('@')) return text
  return text.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      <wbr />
      {part}
    </Fragment>
  ))
}
