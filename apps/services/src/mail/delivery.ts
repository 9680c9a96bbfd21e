import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { RenderedMail } from './renderMail.ts'

export interface Letter extends RenderedMail {
  /** Of the job: the same letter again takes the place of the first. */
  readonly id: string
  readonly to: string
  readonly replyTo: string | undefined
  /** Where whoever gets it ends what it belongs to: mail programs show a button for it. */
  readonly leave?: string | undefined
}

export interface Delivery {
  /** Resolves when the letter is on the disk or the server has taken it. */
  readonly deliver: (letter: Letter) => Promise<void>
  readonly close: () => Promise<void>
}

export interface DeliveryOptions {
  readonly smtpUrl: string | null
  /** Folder that takes the place of a server. */
  readonly outbox: string
  readonly from: string
}

/** Sends letters over SMTP where there is a server, else writes them as `.eml` files that every mail program opens. */
export function createDelivery({ smtpUrl, outbox, from }: DeliveryOptions): Delivery {
  const server = smtpUrl === null ? null : createTransport({ url: smtpUrl, ...limits, ...guards })
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...guards })
  return {
    async deliver(letter) {
      const message = toMessage(letter, from)
      if (server) {
        await server.sendMail(message)
        return
      }
      const { message: bytes } = await writer.sendMail(message)
      await keep(join(outbox, `${letter.id}.eml`), bytes as Buffer)
    },
    close: () => Promise.resolve(server?.close()),
  }
}

/** Milliseconds after which a server that does not answer counts as away. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** A letter holds what we wrote: nothing is read from files or addresses. */
const guards = { disableFileAccess: true, disableUrlAccess: true }

/** Addresses go in as objects: nobody reads a second one out of the text of the first. */
function toMessage({ id, to, replyTo, leave, subject, html, text }: Letter, from: string) {
  return {
    messageId: `<${id}@${from.split('@')[1] ?? 'kudex.example'}>`,
    from: { name: 'Kudex', address: from },
    to: [{ name: '', address: toAddress(to) }],
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: toAddress(replyTo) } }),
    subject,
    text,
    html,
    // No mail program answers it with a note of absence.
    headers: { 'Auto-Submitted': 'auto-generated', ...(leave === undefined ? {} : toLeaveHeaders(leave)) },
  }
}

/** A button of the mail program that ends a subscription with one request and no page (RFC 8058). */
function toLeaveHeaders(leave: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${new URL(leave).href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** An address was checked when it came in; what is none in spite of that never gets into a header. */
function toAddress(address: string): string {
  if (/[\s\p{Cc}<>,;:"()[\]\\]/u.test(address)) throw new Error('What should be an address is none')
  return address
}

/** Half a letter is never seen, and a whole one is on the disk. */
async function keep(file: string, bytes: Buffer): Promise<void> {
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
