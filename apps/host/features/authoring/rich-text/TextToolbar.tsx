import type { PageChoice } from '@kudex/api/drafts'
import { Button, Cluster, SelectField, Text } from '@kudex/ui'
import type { Command, EditorState } from 'prosemirror-state'
import { useState } from 'react'
import { useAppContext } from '../../shared/index.ts'
import { authoringMessages as messages } from '../authoring.messages.ts'
import { useForm } from '../formContext.ts'
import { MediaDialog } from '../media/MediaDialog.tsx'
import { pageMessages } from '../pages/page.messages.ts'
import { PageDialog } from '../pages/PageDialog.tsx'
import { readFormat, setBlock, setLink, toggleEmphasis, toggleList, toggleStrong } from './textCommands.ts'

interface TextToolbarProps {
  readonly state: EditorState
  readonly onCommand: (command: Command) => void
}

/** Formats the selection. The target of a link is chosen from the pages of the site or from the files. */
export function TextToolbar({ state, onCommand }: TextToolbarProps) {
  const { intl } = useAppContext()
  const { pages } = useForm()
  const [chosen, setChosen] = useState<PageChoice | null>(null)
  const text = intl.formatMessage
  const { block, isStrong, isEmphasis, list, link } = readFormat(state)
  const levels = [...new Set([...offeredLevels, ...(typeof block === 'number' ? [block] : [])])].toSorted(
    (one, other) => one - other,
  )
  const toggles = [
    { label: messages.bold, isOn: isStrong, command: toggleStrong },
    { label: messages.italic, isOn: isEmphasis, command: toggleEmphasis },
    { label: messages.bulletedList, isOn: list === 'bulleted', command: toggleList('bulleted') },
    { label: messages.numberedList, isOn: list === 'numbered', command: toggleList('numbered') },
  ]
  return (
    <div role="group" aria-label={text(messages.format)}>
      <Cluster align="end" gap="2">
        <SelectField
          name="textStyle"
          label={text(messages.textStyle)}
          value={String(block ?? '')}
          options={[
            ...(block === null ? [{ value: '', text: text(messages.none) }] : []),
            { value: 'paragraph', text: text(messages.paragraph) },
            ...levels.map((level) => ({ value: String(level), text: text(messages.heading, { level }) })),
          ]}
          onChange={({ target }) =>
            onCommand(setBlock(target.value === 'paragraph' ? 'paragraph' : Number(target.value)))
          }
        />
        {toggles.map(({ label, isOn, command }) => (
          <Button
            key={label.id}
            size="small"
            look={isOn ? 'solid' : 'outline'}
            aria-pressed={isOn}
            onClick={() => onCommand(command)}
          >
            {text(label)}
          </Button>
        ))}
        <PageDialog
          value={link?.item ?? ''}
          onChoose={(page) => {
            setChosen(page)
            onCommand(setLink({ item: page.id, url: null }))
          }}
          trigger={
            <Button size="small" look="outline" disabled={state.selection.empty && !link}>
              {text(pageMessages.link)}
            </Button>
          }
        />
        <MediaDialog
          kind="files"
          value={link?.url?.startsWith('/file/') ? link.url.slice('/file/'.length) : ''}
          onChoose={({ key }) => onCommand(setLink({ item: null, url: `/file/${key}` }))}
          trigger={
            <Button size="small" look="outline" disabled={state.selection.empty && !link}>
              {text(messages.linkFile)}
            </Button>
          }
        />
        {link && (
          <Button size="small" look="outline" onClick={() => onCommand(setLink(null))}>
            {text(pageMessages.removeLink)}
          </Button>
        )}
      </Cluster>
      {link && <Text>{text(messages.existingLink, { target: link.url ?? toName(link.item ?? '') })}</Text>}
    </div>
  )

  function toName(id: string): string {
    const page = [...(chosen ? [chosen] : []), ...pages].find((candidate) => candidate.id === id)
    return page ? `${page.title} (${page.path})` : id
  }
}

/** Levels of headings below the title of a page. */
const offeredLevels = [2, 3, 4]
