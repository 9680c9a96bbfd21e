import type { FieldPolicyCode } from '@kudex/domain/forms'
import { defineMessages, type MessageDescriptor } from '../messages/index.ts'

/** Texts of the violated field policies by code (FORM-19). */
export const fieldPolicyMessages = defineMessages({
  CANNOT_CONTAIN_CHARACTERS: {
    id: 'forms.policy.cannotContainCharacters',
    defaultMessage: 'Please leave out these characters: {characters}',
    description: 'Beside a field: the policy CANNOT_CONTAIN_CHARACTERS of the server is broken',
  },
  CANNOT_CONTAIN_DUPLICATES: {
    id: 'forms.policy.cannotContainDuplicates',
    defaultMessage: 'Please do not repeat the same characters.',
    description: 'Beside a field: the policy CANNOT_CONTAIN_DUPLICATES of the server is broken',
  },
  CANNOT_CONTAIN_OTHERS: {
    id: 'forms.policy.cannotContainOthers',
    defaultMessage: 'Please do not use what you entered in another field.',
    description: 'Beside a field: the policy CANNOT_CONTAIN_OTHERS of the server is broken',
  },
  AT_LEAST_X_CAPITAL_LETTERS: {
    id: 'forms.policy.capitalLetters',
    defaultMessage: 'Please use at least {count, plural, one {# capital letter} other {# capital letters}}.',
    description: 'Beside a field: the policy AT_LEAST_X_CAPITAL_LETTERS of the server is broken',
  },
  AT_LEAST_X_NUMBERS: {
    id: 'forms.policy.numbers',
    defaultMessage: 'Please use at least {count, plural, one {# digit} other {# digits}}.',
    description: 'Beside a field: the policy AT_LEAST_X_NUMBERS of the server is broken',
  },
  MATCH_REGEXP: {
    id: 'forms.policy.matchRegexp',
    defaultMessage: 'Please keep to the format that is asked for.',
    description: 'Beside a field: the policy MATCH_REGEXP of the server is broken',
  },
  MAX_LENGTH: {
    id: 'forms.policy.maxLength',
    defaultMessage: 'Please enter at most {count, plural, one {# character} other {# characters}}.',
    description: 'Beside a field: the policy MAX_LENGTH of the server is broken',
  },
  MAXIMUM_NUMBER_VALUE: {
    id: 'forms.policy.maximum',
    defaultMessage: 'Please enter {count, number} or less.',
    description: 'Beside a field: the policy MAXIMUM_NUMBER_VALUE of the server is broken',
  },
  MIN_LENGTH: {
    id: 'forms.policy.minLength',
    defaultMessage: 'Please enter at least {count, plural, one {# character} other {# characters}}.',
    description: 'Beside a field: the policy MIN_LENGTH of the server is broken',
  },
  MINIMUM_NUMBER_VALUE: {
    id: 'forms.policy.minimum',
    defaultMessage: 'Please enter {count, number} or more.',
    description: 'Beside a field: the policy MINIMUM_NUMBER_VALUE of the server is broken',
  },
  REQUIRED: {
    id: 'forms.policy.required',
    defaultMessage: 'Please fill in this field.',
    description: 'Beside a field: the policy REQUIRED of the server is broken',
  },
  UNIQUE: {
    id: 'forms.policy.unique',
    defaultMessage: 'This is in use already. Please choose something else.',
    description: 'Beside a field: the policy UNIQUE of the server is broken',
  },
  UNKNOWN_POLICY: {
    id: 'forms.policy.unknown',
    defaultMessage: 'Please check this entry.',
    description: 'Beside a field: the policy UNKNOWN_POLICY of the server is broken',
  },
  VALID_ARRAY_ITEMS: {
    id: 'forms.policy.arrayItems',
    defaultMessage: 'Please check each entry of this list.',
    description: 'Beside a field: the policy VALID_ARRAY_ITEMS of the server is broken',
  },
  VALID_DATE: {
    id: 'forms.policy.date',
    defaultMessage: 'Please enter a valid date.',
    description: 'Beside a field: the policy VALID_DATE of the server is broken',
  },
  VALID_EMAIL_ADDRESS_FORMAT: {
    id: 'forms.policy.email',
    defaultMessage: 'Please provide a valid email address',
    description: 'Beside a field: the policy VALID_EMAIL_ADDRESS_FORMAT of the server is broken',
  },
  VALID_NAME_FORMAT: {
    id: 'forms.policy.name',
    defaultMessage: 'Please enter a valid name.',
    description: 'Beside a field: the policy VALID_NAME_FORMAT of the server is broken',
  },
  VALID_NUMBER: {
    id: 'forms.policy.number',
    defaultMessage: 'Please enter a number.',
    description: 'Beside a field: the policy VALID_NUMBER of the server is broken',
  },
  VALID_PHONE_FORMAT: {
    id: 'forms.policy.phone',
    defaultMessage: 'Please enter a valid telephone number.',
    description: 'Beside a field: the policy VALID_PHONE_FORMAT of the server is broken',
  },
  VALID_QUERY_FILTER: {
    id: 'forms.policy.queryFilter',
    defaultMessage: 'Please enter a valid filter.',
    description: 'Beside a field: the policy VALID_QUERY_FILTER of the server is broken',
  },
  VALID_TYPE: {
    id: 'forms.policy.type',
    defaultMessage: 'Please enter the kind of value that is asked for.',
    description: 'Beside a field: the policy VALID_TYPE of the server is broken',
  },
} satisfies Record<FieldPolicyCode, MessageDescriptor>)
