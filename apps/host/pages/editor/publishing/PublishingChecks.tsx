import { resolveLanguageName } from '@kudex/domain/locales'
import type { IntlShape } from '@kudex/intl/messages'
import { type DataColumn, DataTable, FlashMessage, PageSection, Stack, Status, Text } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import type { EditorPublishing } from '../editor.types.ts'
import { checkMessages as messages } from './checks.messages.ts'
import { publishingMessages } from './publishing.messages.ts'
import { formatFieldPath } from '../../../features/authoring/index.ts'

/** What the check of a page found, and how long reading it takes. */
export function PublishingChecks({ check }: Pick<EditorPublishing, 'check'>) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  const { findings, readingMinutes } = check
  return (
    <PageSection title={text(messages.checks)}>
      <Stack gap="5">
        {findings.length === 0 ? (
          <FlashMessage tone="success" title={text(messages.noFindings)} />
        ) : (
          <DataTable
            caption={text(messages.finding)}
            hideCaption
            rows={findings.map((finding, index) => ({ ...finding, id: String(index) }))}
            toKey={({ id }) => id}
            columns={toColumns(intl)}
          />
        )}
        {Object.entries(readingMinutes).map(([language, minutes]) => (
          <Text key={language}>
            {text(messages.readingTime, { language: resolveLanguageName(language, intl.locale), minutes })}
          </Text>
        ))}
      </Stack>
    </PageSection>
  )
}

function toColumns(intl: IntlShape): DataColumn<EditorPublishing['check']['findings'][number]>[] {
  const text = intl.formatMessage
  return [
    {
      id: 'place',
      title: text(publishingMessages.place),
      isRowHeader: true,
      toCell: ({ path }) => formatFieldPath(path, intl),
    },
    {
      id: 'finding',
      title: text(messages.finding),
      toCell: ({ rule, severity, value, language }) => (
        <Status tone={severity === 'error' ? 'danger' : 'warning'}>
          {text(ruleTexts[rule], { value: value ?? '', language: resolveLanguageName(language ?? 'en', intl.locale) })}
        </Status>
      ),
    },
  ]
}

const ruleTexts = {
  'link-to-missing-page': messages.linkToMissingPage,
  'link-to-unpublished-page': messages.linkToUnpublishedPage,
  'link-to-missing-file': messages.linkToMissingFile,
  'link-to-missing-address': messages.linkToMissingAddress,
  'link-to-missing-product': messages.linkToMissingProduct,
  'unchecked-products': messages.uncheckedProducts,
  'brand-contrast': messages.brandContrast,
  'unchecked-brand': messages.uncheckedBrand,
  'hidden-by-redirect': messages.hiddenByRedirect,
  'missing-picture': messages.missingPicture,
  'picture-without-description': messages.pictureWithoutDescription,
  'missing-translation': messages.missingTranslation,
  'unfinished-translation': messages.unfinishedTranslation,
  'heading-order': messages.headingOrder,
  'long-text': messages.longText,
}
