import { GraphQLError } from 'graphql'
import { builder } from '../builder.ts'
import { type ChangesAfter, readChanges } from './changeLog.ts'
import { CrowdError } from './changeWatch.ts'

const Change = builder.objectRef<ChangesAfter['changes'][number]>('Change').implement({
  fields: (t) => ({
    sequence: t.exposeString('sequence'),
    tags: t.stringList({
      description: 'What was touched: `system`, `navigation:{id}`, `page:{id}`, … (docs/guides/publish-content.md).',
      resolve: ({ tags }) => [...tags],
    }),
  }),
})

const Changes = builder.objectRef<ChangesAfter>('Changes').implement({
  fields: (t) => ({
    sequence: t.exposeString('sequence', { description: 'The point to ask from the next time.' }),
    isComplete: t.exposeBoolean('isComplete', { description: 'False: drop everything, something is missing here.' }),
    changes: t.field({ type: [Change], resolve: ({ changes }) => [...changes] }),
  }),
})

/** The change log, so that hosts drop what a write touched within seconds. */
builder.queryField('changes', (t) =>
  t.field({
    type: Changes,
    description:
      'What changed after a point; without a point, where the log stands. With `wait` (seconds, at most 20) answers as soon as there is something new, else an empty list at the end.',
    args: { after: t.arg.string({ required: false }), wait: t.arg.int({ required: false }) },
    resolve: async (_root, { after, wait }, { queries, changes, deadline }) => {
      const point = after ?? null
      const answer = await readChanges(queries, point)
      const seconds = Math.min(Math.max(wait ?? 0, 0), longestWait)
      if (point === null || seconds === 0 || !answer.isComplete || answer.changes.length > 0) return answer
      deadline.extend(seconds * 1_000)
      try {
        await changes.wait(point, seconds * 1_000, deadline.signal)
      } catch (error) {
        if (error instanceof CrowdError) throw new GraphQLError(error.message)
        throw error
      }
      return readChanges(queries, point)
    },
  }),
)

/** Seconds; proxies close what is silent for longer. */
const longestWait = 20
