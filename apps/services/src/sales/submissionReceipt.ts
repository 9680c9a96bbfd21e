import type { FieldProblem } from '@kudex/domain/forms'
import { builder } from './builder.ts'

/** Result of a submission: a reference number, problems of fields, or a wait. */
export interface Receipt {
  readonly reference: string | null
  /** True if the same submission was sent before; nothing was stored again. */
  readonly isRepeated: boolean
  readonly problems: readonly { readonly field: string; readonly problem: FieldProblem }[]
  readonly secondsToWait: number | null
}

const Problem = builder.enumType('SubmissionProblem', {
  values: ['required', 'blank', 'unchecked', 'invalid'] as const,
})

const FieldProblemType = builder.objectRef<Receipt['problems'][number]>('FieldProblem').implement({
  fields: (t) => ({
    field: t.exposeString('field'),
    problem: t.field({ type: Problem, resolve: ({ problem }) => problem }),
  }),
})

export const SubmissionReceipt = builder.objectRef<Receipt>('SubmissionReceipt').implement({
  fields: (t) => ({
    reference: t.exposeString('reference', { nullable: true }),
    isRepeated: t.exposeBoolean('isRepeated'),
    problems: t.field({ type: [FieldProblemType], resolve: ({ problems }) => [...problems] }),
    secondsToWait: t.exposeInt('secondsToWait', { nullable: true }),
  }),
})

/** Identity and origin of a submission. */
export const SubmissionInput = builder.inputType('SubmissionInput', {
  fields: (t) => ({
    key: t.string({ description: '64 hexadecimal digits, the same when a submission is sent again.' }),
    siteId: t.id(),
    locale: t.string({ description: '`de-CH`, or `de` for an international page.' }),
    pageUrl: t.string({ description: 'URL of the page with the form; links in mails lead to it.' }),
  }),
})

export type SubmissionSource = typeof SubmissionInput.$inferInput
