import { ButtonLink, Cluster, FilterBar, PageTree, SelectField, TextField, type PageTreeEntry } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import type { EditorTree, EditorTreePage } from '../editor.types.ts'
import { editorMessages as messages } from '../editor.messages.ts'
import { SignOut } from '../SignOut.tsx'
import { newPageMessages } from '../page/newPage.messages.ts'
import { recordMessages } from '../records/records.messages.ts'
import { mediaMessages } from '../../../features/authoring/index.ts'
import { changesMessages } from '../changes/changes.messages.ts'
import { boardMessages } from '../board/board.messages.ts'

/** The pages of a site in a stage, drafts and hidden ones too (EDITOR-07, EDITOR-10). */
export function EditorTreePanel(props: EditorTree) {
  const { editorName, signOut, stage, siteId, sites, text, total, nextOffset, countriesWithoutHome, entries } = props
  const { intl, link } = useAppContext()
  const format = intl.formatMessage
  const address = link('/editor')
  const toAddress = (offset: number) =>
    `${address}?${new URLSearchParams({ site: siteId, stage, ...(text && { q: text }), offset: String(offset) })}`
  return (
    <PageTree
      title={format(messages.treeTitle)}
      headingLevel={1}
      lead={format(messages.signedIn, { name: editorName ?? format(messages.unnamed) })}
      action={
        <Cluster>
          <ButtonLink href={`${link('/editor/pages/new')}?${new URLSearchParams({ site: siteId })}`}>
            {format(newPageMessages.title)}
          </ButtonLink>
          <ButtonLink look="outline" href={link('/editor/translations')}>
            {format(boardMessages.title)}
          </ButtonLink>
          <ButtonLink look="outline" href={link('/editor/stories')}>
            {format(recordMessages.kinds)}
          </ButtonLink>
          <ButtonLink look="outline" href={link('/editor/pictures')}>
            {format(mediaMessages.pictures)}
          </ButtonLink>
          <ButtonLink look="outline" href={link('/editor/changes')}>
            {format(changesMessages.title)}
          </ButtonLink>
          <SignOut form={signOut} />
        </Cluster>
      }
      filters={
        <FilterBar
          label={format(messages.filters)}
          action={address}
          submitText={format(messages.apply)}
          resultText={format(messages.count, { count: total })}
          {...(text && {
            resetLink: {
              href: `${address}?${new URLSearchParams({ site: siteId, stage })}`,
              text: format(messages.allPages),
            },
          })}
        >
          <SelectField
            key={`site ${siteId}`}
            name="site"
            label={format(messages.site)}
            defaultValue={siteId}
            options={sites.map(({ id, name }) => ({ value: id, text: name }))}
          />
          <SelectField
            key={`stage ${stage}`}
            name="stage"
            label={format(messages.stage)}
            defaultValue={stage}
            options={[
              { value: 'PUBLISHED', text: format(messages.published) },
              { value: 'DRAFT', text: format(messages.drafts) },
            ]}
          />
          <TextField
            key={`text ${text}`}
            type="search"
            name="q"
            label={format(messages.search)}
            defaultValue={text}
            maxLength={100}
          />
        </FilterBar>
      }
      pagination={
        nextOffset !== null && (
          <ButtonLink look="outline" href={toAddress(nextOffset)}>
            {format(messages.morePages)}
          </ButtonLink>
        )
      }
      label={format(messages.treeLabel)}
      entries={entries.map(toEntry)}
      levelsShown={text === '' ? 2 : 1}
      hiddenText={format(messages.hidden)}
      toFoldLabel={(title) => format(messages.pagesBelow, { title })}
      emptyText={format(text === '' ? messages.noPages : messages.noMatch)}
      {...(countriesWithoutHome.length > 0 && {
        notice: {
          title: format(messages.missingHome),
          text: countriesWithoutHome.join(', '),
        },
      })}
    />
  )

  function toEntry({ id, title, lang, href, path, countries, isHidden, state, pages }: EditorTreePage): PageTreeEntry {
    return {
      id,
      text: title,
      lang: lang ?? undefined,
      href,
      // Several pages may have one path, in different countries.
      address: countries.length === 0 ? path : `${path} (${countries.join(', ')})`,
      isHidden,
      status: state === 'published' ? undefined : { text: format(stateTexts[state]), tone: stateTones[state] },
      entries: pages.map(toEntry),
    }
  }
}

const stateTexts = {
  draft: messages.stateDraft,
  changed: messages.stateChanged,
  scheduled: messages.stateScheduled,
}

const stateTones = { draft: 'warning', changed: 'info', scheduled: 'info' } as const
