import { join } from 'node:path'
import type { Jobs } from '../jobs/jobs.types.ts'
import type { CreateService } from '../service.types.ts'
import { createDelivery } from './delivery.ts'
import type { Mail, SendMail } from './mail.types.ts'
import { renderMail } from './renderMail.ts'

/** The mail service: works off what was handed to it, into the outbox folder or over SMTP by setting. */
export const createMailService: CreateService = ({ settings, jobs, log }) => {
  const delivery = createDelivery({
    smtpUrl: settings.smtpUrl,
    outbox: join(settings.dataDirectory, 'outbox'),
    from: settings.supportEmail,
  })
  jobs.work(queue, async ({ id, payload }) => {
    const mail = payload as Mail
    const rendered = await renderMail(mail)
    const replyTo = 'replyTo' in mail ? mail.replyTo : undefined
    await delivery.deliver({ id, to: mail.to, replyTo, ...rendered })
    log.info({ template: mail.template, job: id }, 'mail sent')
  })
  return { name: 'mail', routes: [], close: delivery.close }
}

/** The way for other services to send a mail. */
export function createSendMail(jobs: Jobs): SendMail {
  return (mail, { key, queries }) => jobs.enqueue({ queue, key, payload: mail, queries })
}

const queue = 'mail'
