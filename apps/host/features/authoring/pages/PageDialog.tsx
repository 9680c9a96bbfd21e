import { createDraftClient, type PageChoice, type PageChoices } from '@kudex/api/drafts'
import { Button, Cluster, Dialog, EmptyState, RadioGroup, Spinner, Stack, TextField } from '@kudex/ui'
import { useEffect, useState, type ReactElement } from 'react'
import { useAppContext } from '../../shared/index.ts'
import { useForm } from '../formContext.ts'
import { mediaMessages } from '../media/media.messages.ts'
import { useRemote } from '../media/useRemote.ts'
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
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      trigger={trigger}
      open={isOpen}
      onOpenChange={setOpen}
      title={intl.formatMessage(messages.choose)}
      closeLabel={intl.formatMessage(mediaMessages.close)}
    >
      {isOpen && (
        <PageSearch
          siteId={siteId}
          value={value}
          onChoose={(page) => {
            onChoose(page)
            setOpen(false)
          }}
        />
      )}
    </Dialog>
  )
}

type PageSearchProps = Omit<PageDialogProps, 'trigger'> & { readonly siteId: string }

/** The content of the dialog. */
export function PageSearch({ siteId, value, onChoose }: PageSearchProps) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<PageChoice | null>(null)
  const { status, value: part, load } = useRemote(listPages)
  const [language = 'en'] = intl.locale.split('-')
  const query = { siteId, search, language, offset: 0, before: noPages }
  useEffect(() => {
    const first = { siteId, search, language, offset: 0, before: noPages }
    const timer = setTimeout(() => load(first), search === '' ? 0 : searchDelay)
    return () => clearTimeout(timer)
  }, [load, siteId, search, language])

  const items = part?.items ?? []
  return (
    <Stack gap="6">
      <TextField
        type="search"
        name="pageSearch"
        label={text(messages.search)}
        value={search}
        maxLength={100}
        onChange={({ target }) => setSearch(target.value)}
      />
      {status === 'error' ? (
        <EmptyState
          tone="error"
          title={text(mediaMessages.failed)}
          actions={
            <Button look="outline" onClick={() => load(query)}>
              {text(mediaMessages.retry)}
            </Button>
          }
        />
      ) : part === null ? (
        <Spinner label={text(mediaMessages.loading)} />
      ) : items.length === 0 ? (
        <EmptyState title={text(search === '' ? mediaMessages.none : mediaMessages.noMatch)} />
      ) : (
        <Stack>
          <p role="status">{text(mediaMessages.count, { count: part.total })}</p>
          <RadioGroup
            name="page"
            legend={text(messages.list)}
            options={items.map(({ id, title, path }) => ({ value: id, text: title, hint: path }))}
            value={chosen?.id ?? value}
            onChange={(id) => setChosen(items.find((page) => page.id === id) ?? null)}
          />
          {items.length < part.total && (
            <div>
              <Button
                look="outline"
                size="small"
                loading={status === 'pending'}
                onClick={() => load({ ...query, offset: items.length, before: items })}
              >
                {text(mediaMessages.more)}
              </Button>
            </div>
          )}
        </Stack>
      )}
      <Cluster>
        <Button disabled={chosen === null} onClick={() => chosen && onChoose(chosen)}>
          {text(mediaMessages.use)}
        </Button>
      </Cluster>
    </Stack>
  )
}

/** Milliseconds without typing until a search starts. */
const searchDelay = 300

const noPages: readonly PageChoice[] = []

interface ListRequest {
  readonly siteId: string
  readonly search: string
  readonly language: string
  readonly offset: number
  /** Pages of the earlier parts of the list. */
  readonly before: readonly PageChoice[]
}

async function listPages({ before, ...query }: ListRequest, signal: AbortSignal): Promise<PageChoices> {
  const { total, items } = await createDraftClient().listPages(query, signal)
  return { total, items: [...before, ...items] }
}
