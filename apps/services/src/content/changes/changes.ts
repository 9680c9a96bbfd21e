import { GraphQLError } from 'graphql'
import { builder } from '../builder.ts'
import { type ChangesAfter, readChanges } from './changeLog.ts'
import { TooManyWaitersError } from './changeWatch.ts'
import { changeLogLimits } from '../../limits.ts'

const Change = builder.objectRef<ChangesAfter['changes'][number]>('Change').implement({
  fields: (t) => ({
    sequence: t.exposeString('sequence'),
    tags: t.stringList({
      description: 'What changed: `system`, `navigation:{id}`, `page:{id}`, … (docs/guides/publish-content.md).',
      resolve: ({ tags }) => [...tags],
    }),
  }),
})

const Changes = builder.objectRef<ChangesAfter>('Changes').implement({
  fields: (t) => ({
    sequence: t.exposeString('sequence', { description: 'The point for the next request.' }),
    isComplete: t.exposeBoolean('isComplete', {
      description: 'False if changes are missing; then drop all cached data.',
    }),
    changes: t.field({ type: [Change], resolve: ({ changes }) => [...changes] }),
  }),
})

/** The change log, with which hosts invalidate their caches within seconds. */
builder.queryField('changes', (t) =>
  t.field({
    type: Changes,
    description:
      'The changes after a point; without a point, the current point. With `wait` (seconds, at most 20) responds as soon as there are changes, or with an empty list after that time.',
    args: { after: t.arg.string({ required: false }), wait: t.arg.int({ required: false }) },
    resolve: async (_root, { after, wait }, { queries, changes, deadline }) => {
      const point = after ?? null
      const result = await readChanges(queries, point)
      const seconds = Math.min(Math.max(wait ?? 0, 0), changeLogLimits.wait)
      if (point === null || seconds === 0 || !result.isComplete || result.changes.length > 0) return result
      deadline.extend(seconds * 1_000)
      try {
        await changes.wait(point, seconds * 1_000, deadline.signal)
      } catch (error) {
        if (error instanceof TooManyWaitersError) throw new GraphQLError(error.message)
        throw error
      }
      return readChanges(queries, point)
    },
  }),
)
