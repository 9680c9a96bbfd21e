'use client'

import { useEffect, useRef } from 'react'
import { Button } from '../../components/Button/Button.js'
import { TextField } from '../../components/TextField/TextField.js'
import { FormLayout } from '../shared/forms/FormLayout.js'
import { ConfirmedButton } from '../shared/steps/ConfirmedButton.js'
import { StepSection } from '../shared/steps/StepSection.js'
import * as styles from './MultiFactor.css.js'
import type { MultiFactorSettings, RecoveryCodesSettings, TotpSetupSettings } from './AccountSettings.types.js'

/** The second factor: enable with an authenticator app, keep the recovery codes, reset. */
export function MultiFactor(props: MultiFactorSettings) {
  const { title, text, status, enable, reset, renewCodes, setup, recoveryCodes, result } = props
  const view = setup ? 'setup' : recoveryCodes ? 'codes' : 'buttons'
  const hasButtons = view === 'buttons'
  const section = useRef<HTMLDivElement>(null)
  const before = useRef(view)

  useEffect(() => {
    if (view === before.current) return
    before.current = view
    // The pressed button is gone, unless another section ended the set-up.
    if (view === 'buttons' && document.activeElement !== document.body) return
    // The first text or heading of what replaced it, or the first button.
    section.current?.querySelector<HTMLElement>('[tabindex="-1"], button')?.focus()
  }, [view])

  return (
    <StepSection title={title} text={text} result={result} status={status} ref={section}>
      {setup && <Setup {...setup} />}
      {recoveryCodes && <RecoveryCodes {...recoveryCodes} />}
      {hasButtons && enable && (
        <Button look="outline" loading={enable.isRunning} disabled={enable.disabled} onClick={enable.onStart}>
          {enable.buttonText}
        </Button>
      )}
      {hasButtons && renewCodes && <ConfirmedButton {...renewCodes} />}
      {hasButtons && reset && <ConfirmedButton {...reset} />}
    </StepSection>
  )
}

const codeNames = ['code'] as const

function Setup({ text, qrCode, secret, form, cancel }: TotpSetupSettings) {
  return (
    <>
      <p tabIndex={-1} className={styles.text}>
        {text}
      </p>
      <svg
        role="img"
        aria-label={qrCode.label}
        viewBox={`-4 -4 ${qrCode.size + 8} ${qrCode.size + 8}`}
        shapeRendering="crispEdges"
        className={styles.qrCode}
      >
        <path d={qrCode.path} />
      </svg>
      <p className={styles.text}>
        {secret.label} <code className={styles.secret}>{secret.value.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <FormLayout
        {...form}
        names={codeNames}
        submitLook="solid"
        moreActions={
          <Button look="quiet" onClick={cancel.onStart}>
            {cancel.buttonText}
          </Button>
        }
      >
        {(bind) => <TextField {...bind('code')} inputMode="numeric" autoComplete="one-time-code" required />}
      </FormLayout>
    </>
  )
}

function RecoveryCodes({ title, text, codes, done }: RecoveryCodesSettings) {
  return (
    <>
      <h3 tabIndex={-1} className={styles.heading}>
        {title}
      </h3>
      <p className={styles.text}>{text}</p>
      <ul role="list" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={done.onStart}>{done.buttonText}</Button>
    </>
  )
}
