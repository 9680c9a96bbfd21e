import { Button, IconPlus, SelectField } from '@kudex/ui'
import { useState, type FormEvent } from 'react'
import { useAppContext } from '../../features/shared/index.ts'
import { comparisonMessages as messages } from './comparison.messages.ts'
import type { ComparisonPageProps } from './comparison.types.ts'

export interface FurtherProductProps {
  readonly formId: string
  /** The form's target without script. */
  readonly action: string
  readonly choices: ComparisonPageProps['choices']
  readonly onAdd: (slug: string) => void
}

/** Adds a product of the category. Without script its form also submits the fields of the table. */
export function FurtherProduct({ formId, action, choices, onAdd }: FurtherProductProps) {
  const { intl } = useAppContext()
  const [chosen, setChosen] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen === '') return
    setChosen('')
    onAdd(chosen)
  }
  return (
    <form id={formId} action={action} method="get" onSubmit={handleSubmit}>
      {choices.length > 0 && (
        <>
          <SelectField
            name="product"
            label={intl.formatMessage(messages.further)}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            options={[
              { value: '', text: intl.formatMessage(messages.choose) },
              ...choices.map(({ slug, name }) => ({ value: slug, text: name })),
            ]}
          />
          <Button type="submit" look="outline" icon={IconPlus}>
            {intl.formatMessage(messages.addFurther)}
          </Button>
        </>
      )}
    </form>
  )
}
