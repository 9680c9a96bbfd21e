import { createHash } from 'node:crypto'
import type { SalesClient, Submission } from '@kudex/api/sales'
import {
  checkForm,
  type FormName,
  type FormProblems,
  type FormReceipt,
  type RejectedForm,
  toReference,
} from '@kudex/domain/forms'
import { toAddressKey } from '@kudex/domain/limits'
import type { PageAddress } from '@kudex/domain/paths'
import { createRateLimiter } from '@kudex/node-server/rate-limits'
import type { PostedForm } from '../../hostContext.ts'
import { rateLimits } from '../../limits.ts'
import type { PendingSubmissions } from './pendingSubmissions.ts'
import { readForm, readOneClick, type SentForm } from './readForm.ts'

/** Result of a posted form. */
export type FormOutcome =
  /** `story` is the slug of the story that feedback is about, or empty. */
  | ({ readonly kind: 'sent'; readonly story: string } & FormReceipt)
  | { readonly kind: 'done'; readonly done: 'confirmed' | 'ended' | 'unknown' }
  | { readonly kind: 'rejected'; readonly status: 400 | 429 | 503; readonly state: RejectedForm }
  | { readonly kind: 'refused'; readonly status: 400 | 403 | 413 | 415 }
  /** Result of one-click unsubscription by a mail client (RFC 8058). */
  | { readonly kind: 'unsubscribed'; readonly status: 200 | 404 | 429 | 503 }

export interface FormHandler {
  readonly submit: (posted: PostedForm, form: FormName, address: PageAddress, origin: string) => Promise<FormOutcome>
}

export interface FormHandlerOptions {
  readonly sales: Pick<SalesClient, 'submit' | 'confirmSubscription' | 'endSubscription'>
  readonly pendingSubmissions: Pick<PendingSubmissions, 'store'>
  readonly onError: (error: unknown) => void
}

/** Creates the form handler: validates a form and submits it to the sales service; stores it while that is down (FORM-11). */
export function createFormHandler(options: FormHandlerOptions): FormHandler {
  const { sales, pendingSubmissions, onError } = options
  // The service limits requests too; this limit protects it from floods.
  const postLimiter = createRateLimiter({ ...rateLimits.formByAddress, toKey: toAddressKey })
  const unsubscribeLimiter = createRateLimiter({ ...rateLimits.unsubscribeByAddress, toKey: toAddressKey })

  return {
    async submit({ incoming, clientAddress: peer, isSameOrigin }, form, address, origin) {
      if (!isSameOrigin) {
        const token = form === 'subscription' ? await readOneClick(incoming) : null
        return token === null ? { kind: 'refused', status: 403 } : unsubscribe(token, peer)
      }
      const sent = await readForm(incoming)
      if (typeof sent === 'number') return { kind: 'refused', status: sent }
      const reject = (status: 400 | 429 | 503, problems: FormProblems = {}): FormOutcome => ({
        kind: 'rejected',
        status,
        state: { values: sent.values, problems, failure: status === 400 ? null : status === 429 ? 'wait' : 'failed' },
      })
      if (await postLimiter.consume(peer)) return reject(429)
      if (form === 'subscription') {
        const change = await changeSubscription(sent)
        if (change !== null) return change === 'failed' ? reject(503) : { kind: 'done', done: change }
      }
      const checked = checkForm(form, sent.values)
      if (!checked.isValid) return reject(400, checked.problems)
      const key = toKey(form, checked.values, sent.key ?? `${peer} ${new Date().toISOString().slice(0, 10)}`)
      const { site, locale } = address
      const place = { key, siteId: site.id, locale: locale.code, pageUrl: origin + address.canonicalPath }
      return submitOrStore({ form, values: checked.values, place } as Submission, peer, reject)
    },
  }

  async function submitOrStore(
    submission: Submission,
    peer: string,
    reject: (status: 400 | 429 | 503, problems?: FormProblems) => FormOutcome,
  ): Promise<FormOutcome> {
    const reference = toReference(submission.place.key)
    const story = submission.form === 'feedback' ? submission.values.story : ''
    try {
      const receipt = await sales.submit(submission, peer)
      if (receipt.secondsToWait !== null) return reject(429)
      if (receipt.reference !== null) return { kind: 'sent', reference: receipt.reference, isKept: false, story }
      return reject(400, Object.fromEntries(receipt.problems.map(({ field, problem }) => [field, problem])))
    } catch (error) {
      onError(error)
    }
    try {
      await pendingSubmissions.store(submission, peer)
      return { kind: 'sent', reference, isKept: true, story }
    } catch (error) {
      onError(error)
      return reject(503)
    }
  }

  async function unsubscribe(token: string, peer: string): Promise<FormOutcome> {
    if (await unsubscribeLimiter.consume(peer)) return { kind: 'unsubscribed', status: 429 }
    try {
      return { kind: 'unsubscribed', status: (await sales.endSubscription(token)) ? 200 : 404 }
    } catch (error) {
      onError(error)
      return { kind: 'unsubscribed', status: 503 }
    }
  }

  /** Confirms or ends a subscription by the token of a mail; null if the form is a new subscription. */
  async function changeSubscription({
    values,
  }: SentForm): Promise<'confirmed' | 'ended' | 'unknown' | 'failed' | null> {
    const { confirm, leave } = values
    if (confirm === undefined && leave === undefined) return null
    try {
      if (typeof confirm === 'string') return (await sales.confirmSubscription(confirm)) ? 'confirmed' : 'unknown'
      return (await sales.endSubscription(String(leave))) ? 'ended' : 'unknown'
    } catch (error) {
      onError(error)
      return 'failed'
    }
  }
}

function toKey(form: FormName, values: object, sender: string): string {
  return createHash('sha256')
    .update(JSON.stringify([form, values, sender]))
    .digest('hex')
}
