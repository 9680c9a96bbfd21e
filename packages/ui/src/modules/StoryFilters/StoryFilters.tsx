import { FilterBar } from '../../components/FilterBar/FilterBar.js'
import { Switch } from '../../components/Switch/Switch.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { useIsHydrated } from '../../foundations/useIsHydrated.js'
import * as styles from './StoryFilters.css.js'
import type { StoryFiltersProps } from './StoryFilters.types.js'

/** Categories and a switch; choices apply immediately, and work as a form without script. */
export function StoryFilters(props: StoryFiltersProps) {
  const { label, action, category, videosOnly, submitText, resultText, onChange } = props
  const isLive = useIsHydrated() && onChange !== undefined
  return (
    <FilterBar
      label={label}
      action={action}
      submitText={isLive ? undefined : submitText}
      resultText={resultText}
      className={styles.filters}
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
