'use client'

import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { FilterBar } from '../../components/FilterBar/FilterBar.js'
import { Switch } from '../../components/Switch/Switch.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { useIsHydrated } from '../../foundations/useIsHydrated.js'
import * as styles from './StoryFilters.css.js'

/** Category and “videos only” (STORY-03, STORY-04). */
export interface StoryFiltersProps extends Omit<RootProps, 'onChange' | 'onReset' | 'onSubmit'> {
  /** Accessible name of the filters. */
  readonly label: string
  /** URL of the list; filters are query parameters. */
  readonly action: string
  /** Category options. */
  readonly category: {
    readonly label: string
    readonly name: string
    readonly value: string
    /** Options; the first one means all. */
    readonly options: readonly { readonly value: string; readonly text: string; readonly lang?: string | undefined }[]
  }
  /** Switch for stories with a video. */
  readonly videosOnly: { readonly label: string; readonly name: string; readonly isOn: boolean }
  /** Text of the submit button without script. */
  readonly submitText: string
  /** Number of results; announced on changes. */
  readonly resultText?: string | undefined
  /** Called with the filters instead of a page load. */
  readonly onChange?: ((filters: { category: string; videosOnly: boolean }) => void) | undefined
}

/** Categories and a switch; choices apply immediately, and work as a form without script. */
export function StoryFilters(props: StoryFiltersProps) {
  const { label, action, category, videosOnly, submitText, resultText, onChange, ...rest } = props
  const isLive = useIsHydrated() && onChange !== undefined
  return (
    <FilterBar
      label={label}
      action={action}
      submitText={isLive ? undefined : submitText}
      resultText={resultText}
      {...rootProps(rest, styles.filters)}
    >
      <fieldset className={styles.categories}>
        <VisuallyHidden as="legend">{category.label}</VisuallyHidden>
        {category.options.map(({ value, text, lang }) => (
          <label key={value} lang={lang} className={styles.category}>
            <input
              type="radio"
              name={category.name}
              value={value}
              className={styles.input}
              {...(onChange
                ? {
                    checked: value === category.value,
                    onChange: () => onChange({ category: value, videosOnly: videosOnly.isOn }),
                  }
                : { defaultChecked: value === category.value })}
            />
            {text}
          </label>
        ))}
      </fieldset>
      <Switch
        name={videosOnly.name}
        label={videosOnly.label}
        {...(onChange
          ? {
              checked: videosOnly.isOn,
              onChange: (event) => onChange({ category: category.value, videosOnly: event.target.checked }),
            }
          : { defaultChecked: videosOnly.isOn })}
      />
    </FilterBar>
  )
}
