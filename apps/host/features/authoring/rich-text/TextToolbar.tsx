import { Button, Cluster, SelectField } from '@kudex/ui'
import type { Command, EditorState } from 'prosemirror-state'
import { useAppContext } from '../../shared/index.ts'
import { authoringMessages as messages } from '../authoring.messages.ts'
import { useForm } from '../formContext.ts'
import { MediaDialog } from '../media/MediaDialog.tsx'
import { readFormat, setBlock, setLink, toggleEmphasis, toggleList, toggleStrong } from './textCommands.ts'

interface TextToolbarProps {
  readonly state: EditorState
  readonly onCommand: (command: Command) => void
}

/** Formats the selection. The target of a link is chosen from the pages of the site or from the files. */
export function TextToolbar({ state, onCommand }: TextToolbarProps) {
  const { intl } = useAppContext()
  const { pages } = useForm()
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
  const stored = link && (link.url ?? (pages.some(({ id }) => id === link.item) ? null : link.item))
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
        <SelectField
          name="textLink"
          label={text(messages.linkTarget)}
          disabled={state.selection.empty && !link}
          value={stored ? existing : (link?.item ?? '')}
          options={[
            { value: '', text: text(messages.noLink) },
            ...(stored ? [{ value: existing, text: text(messages.existingLink, { target: stored }) }] : []),
            ...pages.map(({ id, title, path }) => ({ value: id, text: `${title} (${path})` })),
          ]}
          onChange={({ target }) =>
            target.value !== existing &&
            onCommand(setLink(target.value === '' ? null : { item: target.value, url: null }))
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
      </Cluster>
    </div>
  )
}

/** Levels of headings below the title of a page. */
const offeredLevels = [2, 3, 4]

/** Value of the option for a link that is not in the list; never the id of a page. */
const existing = ':existing'
