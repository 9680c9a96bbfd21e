import type { AccountDetails, Profile } from '@kudex/domain/account'
import type { IntlShape } from '@kudex/intl/messages'
import type { AccountSettingsProps } from '@kudex/ui'
import { profileMessages } from './profile.messages.ts'
import { type AccountProgress, isDone, toFieldErrors, toFormProps, toTexts } from './toFormState.ts'

/** Options of a field. */
export type ChoiceList = readonly { readonly value: string; readonly text: string }[]

interface ProfileFormInput extends AccountProgress {
  readonly intl: IntlShape
  readonly account: AccountDetails
  readonly countries: ChoiceList
  readonly languages: ChoiceList
  readonly save: (values: Readonly<Record<string, string>>) => void
}

/** The profile form with its texts, values and errors (ACCT-01, ACCT-02, ACCT-09). */
export function toProfileForm(input: ProfileFormInput): NonNullable<AccountSettingsProps['profile']> {
  const { intl, account, countries, languages, save } = input
  const text = intl.formatMessage
  const errors = toFieldErrors('profile', input, intl)
  const isSaved = isDone('profile', input)
  const field = (name: keyof Profile) => ({
    label: text(profileMessages[name]),
    value: account.profile[name],
    error: errors[name],
  })
  return {
    title: text(profileMessages.profile),
    submitText: text(profileMessages.saveProfile),
    ...toFormProps('profile', input, intl),
    success: isSaved ? { title: text(profileMessages.profileSaved) } : undefined,
    onSubmit: (data) => save(toTexts(data)),
    fields: {
      firstName: field('firstName'),
      lastName: field('lastName'),
      company: field('company'),
      email: { ...field('email'), hint: text(profileMessages.emailHint) },
      telephone: field('telephone'),
      address: field('address'),
      postalCode: field('postalCode'),
      city: field('city'),
      country: field('country'),
      language: field('language'),
    },
    countries: {
      options: countries,
      emptyText: text(profileMessages.countryEmpty),
      openLabel: text(profileMessages.countryOpen),
      toCountText: (count) => text(profileMessages.countryCount, { count }),
    },
    languages: [{ value: '', text: text(profileMessages.languageNone) }, ...languages],
  }
}
