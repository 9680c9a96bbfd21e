import type { BrokenPolicy } from '@kudex/domain/forms'
import type { IntlShape } from '../messages/index.ts'
import { fieldPolicyMessages } from './fieldPolicy.messages.ts'

/** The message for a violated policy, with the limits of the server (FORM-19, FORM-20). */
export function toPolicyText(policy: BrokenPolicy, { formatMessage }: Pick<IntlShape, 'formatMessage'>): string {
  const message = fieldPolicyMessages[policy.code]
  if ('bound' in policy) return formatMessage(message, { count: policy.bound })
  return 'characters' in policy ? formatMessage(message, { characters: policy.characters }) : formatMessage(message)
}
