'use client'

import { useEffect, useRef } from 'react'
import { rootProps } from '../../foundations/rootProps.js'
import { Button } from '../../components/Button/Button.js'
import { Combobox } from '../../components/Combobox/Combobox.js'
import { FlashMessage } from '../../components/FlashMessage/FlashMessage.js'
import { Link } from '../../components/Link/Link.js'
import { PasswordField } from '../../components/PasswordField/PasswordField.js'
import { SelectField } from '../../components/SelectField/SelectField.js'
import { Skeleton } from '../../components/Skeleton/Skeleton.js'
import { TextField } from '../../components/TextField/TextField.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { PageSection } from '../PageSection/PageSection.js'
import { FormLayout } from '../shared/forms/FormLayout.js'
import * as formStyles from '../shared/forms/FormLayout.css.js'
import { ConfirmedButton } from '../shared/steps/ConfirmedButton.js'
import { FailureState } from '../shared/records/FailureState.js'
import { StepSection } from '../shared/steps/StepSection.js'
import { settings } from '../shared/styles/settings.css.js'
import { EmailChange } from './EmailChange.js'
import { MultiFactor } from './MultiFactor.js'
import { Passkeys } from './Passkeys.js'
import { Preferences } from './Preferences.js'
import { Saved } from './Saved.js'
import * as styles from './AccountSettings.css.js'
import type {
  AccountSettingsProps,
  PasswordSettings,
  PasswordSettingsField,
  ProfileField,
  ProfileSettings,
  SessionSettings,
} from './AccountSettings.types.js'

/** Profile, sign-in settings and account deletion; parts that are managed elsewhere are omitted and named. */
export function AccountSettings(props: AccountSettingsProps) {
  const { title, lead, notice, loadingText, failure, profile, password, multiFactor, ...more } = props
  const { email, preferences, passkeys, sessions, dataExport, deletion, ...rest } = more
  return (
    <div {...rootProps(rest)}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {notice && <FlashMessage title={notice.title}>{notice.text}</FlashMessage>}
        <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
        {failure && <FailureState {...failure} />}
        {loadingText !== undefined && <Skeleton lines={8} />}
      </header>
      <div className={settings}>
        {profile && <Profile {...profile} />}
        {email && <EmailChange {...email} />}
        {password && <Password {...password} />}
        {passkeys && <Passkeys {...passkeys} />}
        {multiFactor && <MultiFactor {...multiFactor} />}
        {preferences && <Preferences {...preferences} />}
        {sessions && <Sessions {...sessions} />}
        {dataExport && (
          <StepSection title={dataExport.title} text={dataExport.text}>
            <Link look="standalone" href={dataExport.link.href} download={dataExport.link.filename}>
              {dataExport.link.text}
            </Link>
          </StepSection>
        )}
        {deletion && (
          <StepSection title={deletion.title} text={deletion.text} result={deletion.result}>
            <ConfirmedButton {...deletion} isDanger />
          </StepSection>
        )}
      </div>
    </div>
  )
}

const profileNames: readonly ProfileField[] = [
  'firstName',
  'lastName',
  'company',
  'email',
  'telephone',
  'address',
  'postalCode',
  'city',
  'country',
  'language',
]

function Profile({ title, countries, languages, ...form }: ProfileSettings) {
  return (
    <PageSection title={title} layout="split">
      <FormLayout {...form} success={undefined} names={profileNames} moreActions={<Saved {...form} />}>
        {(bind) => (
          <>
            <TextField {...bind('firstName')} autoComplete="given-name" required />
            <TextField {...bind('lastName')} autoComplete="family-name" required />
            <TextField {...bind('company')} autoComplete="organization" className={formStyles.wide} />
            <TextField {...bind('email')} type="email" autoComplete="email" readOnly />
            <TextField {...bind('telephone')} type="tel" autoComplete="tel" />
            <TextField {...bind('address')} autoComplete="street-address" className={formStyles.wide} />
            <TextField {...bind('postalCode')} autoComplete="postal-code" />
            <TextField {...bind('city')} autoComplete="address-level2" />
            <Combobox {...bind('country')} {...countries} />
            <SelectField {...bind('language')} options={languages} />
          </>
        )}
      </FormLayout>
    </PageSection>
  )
}

const passwordNames: readonly PasswordSettingsField[] = ['currentPassword', 'newPassword', 'repeatedPassword']

function Password({ title, showLabel, hideLabel, ...form }: PasswordSettings) {
  const labels = { showLabel, hideLabel }
  const ref = useRef<HTMLFormElement>(null)
  const isChanged = form.success !== undefined
  useEffect(() => {
    if (isChanged) ref.current?.reset()
  }, [isChanged])
  return (
    <PageSection title={title} layout="split">
      <FormLayout
        {...form}
        success={undefined}
        names={passwordNames}
        formProps={{ ref }}
        submitLook="outline"
        moreActions={<Saved {...form} />}
      >
        {(bind) => (
          <>
            <PasswordField
              {...bind('currentPassword')}
              {...labels}
              autoComplete="current-password"
              className={formStyles.wide}
              required
            />
            <PasswordField {...bind('newPassword')} {...labels} autoComplete="new-password" required />
            <PasswordField {...bind('repeatedPassword')} {...labels} autoComplete="new-password" required />
          </>
        )}
      </FormLayout>
    </PageSection>
  )
}

function Sessions({ title, text, entries, end, result }: SessionSettings) {
  return (
    <StepSection title={title} text={text} result={result}>
      <ul role="list" className={styles.sessions}>
        {entries.map((entry) => (
          <li key={entry.id}>{entry.text}</li>
        ))}
      </ul>
      {end && (
        <Button look="outline" loading={end.isRunning} disabled={end.disabled} onClick={end.onStart}>
          {end.buttonText}
        </Button>
      )}
    </StepSection>
  )
}
