import { expect, it } from 'vitest'
import { contactReplyHours, uploadSizeLimit } from './index.ts'

it('promises 100 MB uploads and an answer within 24 hours (CONST-03)', () => {
  expect(uploadSizeLimit).toBe(104_857_600)
  expect(contactReplyHours).toBe(24)
})
