import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { RenderedMail } from './renderMail.ts'
import { smtpTimeouts } from '../limits.ts'

interface OutgoingMail extends RenderedMail {
  /** Id of the job: delivering a mail twice replaces the file in the outbox. */
  readonly id: string
  readonly to: string
  readonly replyTo: string | undefined
  /** Unsubscribe link, for the button in mail programs. */
  readonly leave?: string | undefined
}

export interface Delivery {
  /** Resolves when the server has accepted the mail, or the file is on disk. */
  readonly deliver: (mail: OutgoingMail) => Promise<void>
  readonly close: () => Promise<void>
}

export interface DeliveryOptions {
  readonly smtpUrl: string | null
  /** Folder for mails if there is no SMTP server. */
  readonly outbox: string
  readonly from: string
}

/** Sends mails over SMTP, or writes them as `.eml` files if no server is set. */
export function createDelivery({ smtpUrl, outbox, from }: DeliveryOptions): Delivery {
  const server = smtpUrl === null ? null : createTransport({ url: smtpUrl, ...smtpTimeouts, ...guards })
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...guards })
  return {
    async deliver(mail) {
      const message = toMessage(mail, from)
      if (server) {
        await server.sendMail(message)
        return
      }
      const { message: bytes } = await writer.sendMail(message)
      await writeDurably(join(outbox, `${mail.id}.eml`), bytes as Buffer)
    },
    close: () => Promise.resolve(server?.close()),
  }
}

/** Nodemailer must not load content from files or URLs. */
const guards = { disableFileAccess: true, disableUrlAccess: true }

/** Passes addresses as objects, so that nodemailer does not parse them for further addresses. */
function toMessage({ id, to, replyTo, leave, subject, html, text }: OutgoingMail, from: string) {
  return {
    messageId: `<${id}@${from.split('@')[1] ?? 'kudex.example'}>`,
    from: { name: 'Kudex', address: from },
    to: [{ name: '', address: toAddress(to) }],
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: toAddress(replyTo) } }),
    subject,
    text,
    html,
    // Suppresses automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', ...(leave === undefined ? {} : toUnsubscribeHeaders(leave)) },
  }
}

/** Headers for one-click unsubscribing (RFC 8058). */
function toUnsubscribeHeaders(leave: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${new URL(leave).href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** Addresses are validated on input; this check protects the headers all the same. */
function toAddress(address: string): string {
  if (/[\s\p{Cc}<>,;:"()[\]\\]/u.test(address)) throw new Error('Invalid e-mail address')
  return address
}

/** Writes a file atomically and flushes it to disk. */
async function writeDurably(file: string, bytes: Buffer): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 })
  const handle = await open(`${file}.part`, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${file}.part`, file)
}
