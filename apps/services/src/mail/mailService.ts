import { join } from 'node:path'
import type { Queries } from '../database/database.types.ts'
import type { Jobs } from '../jobs/jobs.types.ts'
import type { CreateService } from '../service.types.ts'
import { createDelivery } from './delivery.ts'
import type { Mail, SendMail } from './mail.types.ts'
import { renderMail } from './renderMail.ts'

/** What a mail that waited still has to say when it is tried; null where it is not to be sent any more. */
export type ReviseMail = (queries: Queries, mail: Mail) => Promise<Mail | null>

/** The mail service: works off what was handed to it, into the outbox folder or over SMTP by setting. */
export function createMailService(reviseMail: ReviseMail): CreateService {
  return ({ settings, database: { queries }, jobs, log }) => {
    const delivery = createDelivery({
      smtpUrl: settings.smtpUrl,
      outbox: join(settings.dataDirectory, 'outbox'),
      from: settings.supportEmail,
    })
    jobs.work(queue, async ({ id, payload }) => {
      const mail = await reviseMail(queries, payload as Mail)
      if (mail === null) return
      const rendered = await renderMail(mail)
      const replyTo = 'replyTo' in mail ? mail.replyTo : undefined
      await delivery.deliver({ id, to: mail.to, replyTo, leave: resolveLeave(mail), ...rendered })
      log.info({ template: mail.template, job: id }, 'mail sent')
    })
    return { name: 'mail', routes: [], close: delivery.close }
  }
}

function resolveLeave(mail: Mail): string | undefined {
  if (mail.template === 'subscription-news') return mail.leave
  return mail.template === 'subscription-begun' ? mail.link : undefined
}

/** The way for other services to send a mail. */
export function createSendMail(jobs: Pick<Jobs, 'enqueue'>): SendMail {
  return (mail, { key, queries }) => jobs.enqueue({ queue, key, payload: mail, queries })
}

const queue = 'mail'
