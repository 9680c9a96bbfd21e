'use client'

import { useRef } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { useSharedRef } from '../../foundations/useSharedRef.js'
import { IconGlobe } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { join } from '../../foundations/join.js'
import { HiddenFields } from '../shared/forms/HiddenFields.js'
import { control, controlText } from '../shared/styles/menu.css.js'
import { useDismissibleDetails } from '../shared/useDismissibleDetails.js'
import * as styles from './LocaleSelector.css.js'

/** Selector of country and language that keeps the current page (NAV-23). */
export interface LocaleSelectorProps extends RootProps {
  /** Texts of controls and announcements. */
  readonly labels: {
    /** Name of the button, for example “Country and language”. */
    readonly open: string
    /** Has no effect. It stays until the next major version, because applications may set it. */
    readonly close?: string | undefined
    readonly title: string
    readonly description?: string | undefined
  }
  /** Short text of the button, for example “CH · DE”. */
  readonly currentText: string
  /** Regions with their countries and languages. */
  readonly groups: readonly LocaleSelectorGroup[]
  /** Action of the native form for options without `href`: one submit button per option. */
  readonly form?:
    | {
        readonly action: string
        readonly method: 'get' | 'post'
        readonly name: string
        readonly hiddenFields?: Readonly<Record<string, string>> | undefined
      }
    | undefined
  /** Side of the panel; `top` for selectors in a footer. */
  readonly placement?: 'bottom' | 'top' | undefined
}

/** A region of the world, or “International”. */
export interface LocaleSelectorGroup {
  readonly id: string
  readonly title?: string | undefined
  readonly countries: readonly {
    readonly countryCode: string
    readonly name: string
    readonly languages: readonly LocaleSelectorOption[]
  }[]
}

export interface LocaleSelectorOption {
  /** The locale's urlCode. */
  readonly value: string
  readonly text: string
  /** Language of `text`, for pronunciation. */
  readonly lang: string
  readonly href?: string | undefined
  readonly isCurrent?: boolean | undefined
}

/** Selector of country and language. Every option is a link or a submit button, so it works without script. */
export function LocaleSelector({
  labels,
  currentText,
  groups,
  form,
  placement = 'bottom',
  ...rest
}: LocaleSelectorProps) {
  const selector = useRef<HTMLDetailsElement>(null)
  useSharedRef(rest.ref, selector)
  useDismissibleDetails(selector)
  const list = groups.map((group) => <Group key={group.id} group={group} fieldName={form?.name} />)
  return (
    <details {...rootProps(rest, styles.selector)} ref={selector}>
      <summary className={control}>
        <IconGlobe />
        <VisuallyHidden>{labels.open}</VisuallyHidden>
        <span className={placement === 'bottom' ? controlText : undefined}>{currentText}</span>
      </summary>
      <div className={join(styles.panel, placement === 'top' && styles.panelAbove)}>
        <p className={styles.title}>{labels.title}</p>
        {labels.description && <p className={styles.description}>{labels.description}</p>}
        {form ? (
          <form action={form.action} method={form.method}>
            <HiddenFields fields={form.hiddenFields} />
            {list}
          </form>
        ) : (
          list
        )}
      </div>
    </details>
  )
}

function Group({ group, fieldName }: { group: LocaleSelectorGroup; fieldName: string | undefined }) {
  return (
    <div className={styles.group}>
      {group.title && <p className={styles.groupTitle}>{group.title}</p>}
      <ul role="list" className={styles.countries}>
        {group.countries.map((country) => (
          <li key={country.countryCode} className={styles.country}>
            <span className={styles.countryName}>{country.name}</span>
            <ul role="list" className={styles.languages}>
              {country.languages.map((option) => (
                <li key={option.value}>
                  <Option option={option} fieldName={fieldName} country={country.name} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}

type OptionProps = { option: LocaleSelectorOption; fieldName: string | undefined; country: string }

/** Includes the country, because “English” alone is ambiguous in a list of links. */
function Option({ option, fieldName, country }: OptionProps) {
  const shared = {
    lang: option.lang,
    className: styles.option,
    'aria-current': option.isCurrent ? ('true' as const) : undefined,
    'aria-label': `${option.text}, ${country}`,
  }
  return option.href === undefined ? (
    <button {...shared} type="submit" name={fieldName} value={option.value}>
      {option.text}
    </button>
  ) : (
    <Link {...shared} look="quiet" href={option.href} hrefLang={option.lang}>
      {option.text}
    </Link>
  )
}
