import { Link } from '@kudex/ui'

export interface MailTextProps {
  readonly text: string
  /** Address that the text contains. */
  readonly email: string
}

/** A text with its e-mail address as a link (ERR-07). */
export function MailText({ text, email }: MailTextProps) {
  const [before = '', after = ''] = text.split(email)
  return (
    <>
      {before}
      <Link href={`mailto:${email}`}>{email}</Link>
      {after}
    </>
  )
}
