import { createDraftClient, type PageChoice } from '@kudex/api/drafts'
import { Button, Cluster, RadioGroup, Stack } from '@kudex/ui'
import { useMemo, useState, type ReactElement } from 'react'
import { useAppContext } from '../../shared/index.ts'
import { ChoiceDialog } from '../choosing/ChoiceDialog.tsx'
import { choosingMessages } from '../choosing/choosing.messages.ts'
import { SearchedList } from '../choosing/SearchedList.tsx'
import { useForm } from '../formContext.ts'
import { pageMessages as messages } from './page.messages.ts'

interface PageDialogProps {
  /** The button that opens it. */
  readonly trigger: ReactElement
  /** Id of the page. */
  readonly value: string
  readonly onChoose: (page: PageChoice) => void
}

/** Chooses a page of the site. The service searches, so that any number of pages can be found. */
export function PageDialog({ trigger, value, onChoose }: PageDialogProps) {
  const { intl } = useAppContext()
  const { siteId } = useForm()
  return (
    <ChoiceDialog trigger={trigger} title={intl.formatMessage(messages.choose)}>
      {(close) => (
        <PageSearch
          siteId={siteId}
          value={value}
          onChoose={(page) => {
            onChoose(page)
            close()
          }}
        />
      )}
    </ChoiceDialog>
  )
}

type PageSearchProps = Omit<PageDialogProps, 'trigger'> & { readonly siteId: string }

/** The content of the dialog. */
export function PageSearch({ siteId, value, onChoose }: PageSearchProps) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<PageChoice | null>(null)
  const [language = 'en'] = intl.locale.split('-')
  const query = useMemo(() => ({ siteId, language }), [siteId, language])
  return (
    <Stack gap="6">
      <SearchedList
        name="pageSearch"
        label={text(messages.search)}
        search={search}
        onSearch={setSearch}
        query={query}
        list={listPages}
      >
        {(pages) => (
          <RadioGroup
            name="page"
            legend={text(messages.list)}
            options={pages.map(({ id, title, path }) => ({ value: id, text: title, hint: path }))}
            value={chosen?.id ?? value}
            onChange={(id) => setChosen(pages.find((page) => page.id === id) ?? null)}
          />
        )}
      </SearchedList>
      <Cluster>
        <Button disabled={chosen === null} onClick={() => chosen && onChoose(chosen)}>
          {text(choosingMessages.use)}
        </Button>
      </Cluster>
    </Stack>
  )
}

const listPages: ReturnType<typeof createDraftClient>['listPages'] = (...request) =>
  createDraftClient().listPages(...request)
