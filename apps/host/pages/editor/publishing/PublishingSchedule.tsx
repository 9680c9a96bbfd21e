import { Button, DateField, FlashMessage, PageSection, SelectField, Stack } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import type { EditorPublishing } from '../editor.types.ts'
import { publishingMessages as messages } from './publishing.messages.ts'
import { type PageStep, StepForm } from './StepForm.tsx'

/** When the page is published and unpublished. */
export function PublishingSchedule({ schedule, ...step }: PageStep & Pick<EditorPublishing, 'schedule'>) {
  const { timeZone, timeZones, hasFailed } = schedule
  const { intl } = useAppContext()
  const text = intl.formatMessage
  return (
    <PageSection title={text(messages.schedule)} lead={text(messages.scheduleHint)}>
      <StepForm {...step} step="schedule">
        <Stack gap="5" align="start">
          {hasFailed && <FlashMessage tone="danger" title={text(messages.scheduleFailed)} />}
          {(['publishAt', 'unpublishAt'] as const).map((name) => (
            <DateField
              type="datetime-local"
              name={name}
              label={text(messages[name])}
              defaultValue={schedule[name]}
              key={`${name} ${schedule[name]}`}
            />
          ))}
          <SelectField
            name="timeZone"
            label={text(messages.timeZone)}
            defaultValue={timeZone}
            options={timeZones.map((zone) => ({ value: zone, text: zone.replaceAll('_', ' ') }))}
          />
          <Button type="submit" look="outline">
            {text(messages.saveSchedule)}
          </Button>
        </Stack>
      </StepForm>
    </PageSection>
  )
}
