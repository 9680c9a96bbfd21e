import { Button, Cluster, Link, PageSection, Stack, Text } from '@kudex/ui'
import { HostRenewals } from '../../../features/renewal/index.ts'
import { useAppContext } from '../../../features/shared/index.ts'
import type { EditorPublishing } from '../editor.types.ts'
import { renewalMessages as messages } from './renewal.messages.ts'
import { type PageStep, StepForm } from './StepForm.tsx'

/** Lists the addresses that the newest change of the page concerns, and since when each host serves it. */
export function PublishingRenewal({ renewal, state, ...step }: PageStep & Pick<EditorPublishing, 'renewal' | 'state'>) {
  const { change, hosts } = renewal
  const { intl } = useAppContext()
  const text = intl.formatMessage
  return (
    <PageSection title={text(messages.title)} lead={text(change ? messages.lead : messages.noChange)}>
      <Stack gap="5">
        {change && (
          <>
            <ul>
              {change.addresses.map(({ href, site }) => (
                <li key={href}>
                  <Link href={href}>{decodeURI(href)}</Link> ({site})
                </li>
              ))}
            </ul>
            {change.total > change.addresses.length && (
              <Text>{text(messages.more, { count: change.total - change.addresses.length })}</Text>
            )}
            {change.isInMenus && <Text>{text(messages.menus)}</Text>}
            <HostRenewals key={step.pageId} hosts={hosts} path={step.path} isPublished={state !== 'draft'} />
          </>
        )}
        <Cluster>
          <StepForm {...step} step="renew">
            <Button type="submit" look="outline">
              {text(messages.renew)}
            </Button>
          </StepForm>
          <Link look="standalone" href={step.path}>
            {text(messages.look)}
          </Link>
        </Cluster>
      </Stack>
    </PageSection>
  )
}
