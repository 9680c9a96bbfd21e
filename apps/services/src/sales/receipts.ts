import type { FieldProblem } from '@kudex/domain/forms'
import { builder } from './builder.ts'

/** What became of a submission: a reference number, problems of fields, or a wait. */
export interface Receipt {
  readonly reference: string | null
  /** The same thing was sent before: nothing was stored a second time. */
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

/** Which submission it is, and where it comes from. */
export const SubmissionInput = builder.inputType('SubmissionInput', {
  fields: (t) => ({
    key: t.string({ description: '64 hexadecimal digits, the same for the same thing sent twice.' }),
    siteId: t.id(),
    locale: t.string({ description: '`de-CH`, or `de` for an international page.' }),
    pageUrl: t.string({ description: 'Address of the page with the form; links in mails lead back to it.' }),
  }),
})

export type SubmissionPlace = typeof SubmissionInput.$inferInput
