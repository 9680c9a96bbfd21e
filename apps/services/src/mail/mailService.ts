import { join } from 'node:path'
import type { Queries } from '../database/database.types.ts'
import type { JobHandler, Jobs } from '../jobs/jobs.types.ts'
import type { CreateService } from '../service.types.ts'
import { createDelivery } from './delivery.ts'
import type { Mail, SendMail } from './mail.types.ts'
import { renderMail } from './renderMail.ts'

/** Updates a queued mail before each delivery attempt; null drops it. */
export type ReviseMail = (queries: Queries, mail: Mail) => Promise<Mail | null>

/** The mail service: delivers queued mails over SMTP or into the outbox folder, by setting. */
export function createMailService(reviseMail: ReviseMail): CreateService {
  return ({ settings, database: { queries }, jobs, log }) => {
    const delivery = createDelivery({
      smtpUrl: settings.smtpUrl,
      outbox: join(settings.dataDirectory, 'outbox'),
      from: settings.supportEmail,
    })
    const deliver: JobHandler = async ({ id, payload }) => {
      const mail = await reviseMail(queries, payload as Mail)
      if (mail === null) return
      const rendered = await renderMail(mail)
      const replyTo = 'replyTo' in mail ? mail.replyTo : undefined
      await delivery.deliver({ id, to: mail.to, replyTo, leave: resolveUnsubscribeLink(mail), ...rendered })
      log.info({ template: mail.template, job: id }, 'mail sent')
    }
    jobs.work(queue, deliver)
    jobs.work(newsQueue, deliver)
    return { name: 'mail', routes: [], close: delivery.close }
  }
}

function resolveUnsubscribeLink(mail: Mail): string | undefined {
  if (mail.template === 'subscription-news') return mail.leave
  return mail.template === 'subscription-begun' ? mail.link : undefined
}

/** Creates the function with which other services send mails. */
export function createSendMail(jobs: Pick<Jobs, 'enqueue'>): SendMail {
  return (mail, { key, queries }) =>
    jobs.enqueue({ queue: mail.template === 'subscription-news' ? newsQueue : queue, key, payload: mail, queries })
}

const queue = 'mail'
/** Separate, so that news to thousands of subscribers does not delay mails whose links expire. */
const newsQueue = 'mail.news'
