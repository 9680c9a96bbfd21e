import { Button, FlashMessage, Link, PageSection, Stack, Text } from '@kudex/ui'
import { problemMessages } from '../../../features/authoring/index.ts'
import { useAppContext } from '../../../features/shared/index.ts'
import type { EditorPublishing } from '../editor.types.ts'
import { editorMessages } from '../editor.messages.ts'
import { HistorySection } from '../history/HistorySection.tsx'
import { PublishingChecks } from './PublishingChecks.tsx'
import { publishingMessages as messages } from './publishing.messages.ts'
import { PublishingRenewal } from './PublishingRenewal.tsx'
import { PublishingShare } from './PublishingShare.tsx'
import { PublishingSchedule } from './PublishingSchedule.tsx'
import { publishingFailures, type PublishingOutcome } from './publishingOutcomes.ts'
import { StepForm } from './StepForm.tsx'

/** Publishes a page now or later, checks it before, and shows its history. Links and forms only. */
export function EditorPublishingPage(props: EditorPublishing) {
  const { pageId, pageTitle, lang, href, state, version, formerPath, outcome, moved, refusedAddress } = props
  const { intl, link } = useAppContext()
  const text = intl.formatMessage
  const path = link(`/editor/pages/${pageId}/publishing`)
  const step = { pageId, version, path }
  return (
    <>
      <PageSection headingLevel={1} overline={text(messages.title)} title={pageTitle} lead={text(stateTexts[state])}>
        <Stack gap="5">
          {outcome && (
            <FlashMessage
              tone={failures.has(outcome) ? 'warning' : 'success'}
              title={text(outcomeTexts[outcome], { address: refusedAddress })}
            />
          )}
          {moved && (
            <FlashMessage title={text(messages.moved, { address: moved.former })}>
              <StepForm {...step} path={`${path}?${new URLSearchParams({ former: moved.former })}`} step="redirect">
                <input type="hidden" name="site" value={moved.siteId} />
                <input type="hidden" name="former" value={moved.former} />
                <input type="hidden" name="text" value={pageTitle} />
                <Button type="submit" look="outline">
                  {text(messages.createRedirect)}
                </Button>
              </StepForm>
            </FlashMessage>
          )}
          {formerPath !== null && <FlashMessage title={text(messages.moves, { address: formerPath })} />}
          <div role="group" aria-label={text(messages.title)}>
            <Stack gap="3" align="start">
              {state !== 'published' && (
                <StepForm {...step} step="publish">
                  <Button type="submit">{text(messages.publish)}</Button>
                </StepForm>
              )}
              {state !== 'draft' && (
                <StepForm {...step} step="unpublish">
                  <Button type="submit" look="outline">
                    {text(messages.unpublish)}
                  </Button>
                </StepForm>
              )}
              {state === 'changed' && (
                <StepForm {...step} step="delete-draft">
                  <Button type="submit" look="outline">
                    {text(messages.deleteDraft)}
                  </Button>
                </StepForm>
              )}
            </Stack>
          </div>
          <Text>
            <Link look="standalone" href={href} {...(lang !== null && { hrefLang: lang })}>
              {text(editorMessages.openDraft)}
            </Link>
          </Text>
        </Stack>
      </PageSection>
      {(state !== 'draft' || props.renewal.change) && (
        <PublishingRenewal {...step} state={state} renewal={props.renewal} />
      )}
      <PublishingChecks check={props.check} />
      <PublishingSchedule {...step} schedule={props.schedule} />
      {state !== 'published' && <PublishingShare pageId={pageId} path={path} shared={props.shared} />}
      <HistorySection history={props.history} path={path} />
    </>
  )
}

const stateTexts = {
  published: messages.statePublished,
  draft: messages.stateDraft,
  changed: messages.stateChanged,
}

const failures: ReadonlySet<PublishingOutcome> = new Set(publishingFailures)

const outcomeTexts = {
  publish: messages.published,
  unpublish: messages.unpublished,
  'delete-draft': messages.draftDeleted,
  restore: messages.restored,
  schedule: messages.scheduled,
  renew: messages.renewed,
  redirect: messages.redirected,
  takenByRedirect: problemMessages.takenByRedirect,
  loop: problemMessages.loop,
  stale: messages.stale,
  refused: messages.refused,
  times: messages.times,
  failed: editorMessages.failed,
}
