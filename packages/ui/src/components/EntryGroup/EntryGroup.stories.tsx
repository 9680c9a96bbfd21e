import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { fillsField } from '../../stories-assets/plays.js'
import { IconButton } from '../Button/Button.js'
import { IconTrash } from '../Icon/icons.js'
import { IconArrowDown, IconArrowUp } from '../Icon/layoutIcons.js'
import { TextField } from '../TextField/TextField.js'
import { EntryGroup } from './EntryGroup.js'

const meta = {
  title: 'Components/EntryGroup',
  component: EntryGroup,
  args: {
    legend: 'Question 1',
    actions: (
      <>
        <IconButton icon={IconArrowDown} label="Move down" />
        <IconButton icon={IconTrash} label="Remove" />
      </>
    ),
    children: <TextField name="title" label="Title" />,
  },
} satisfies Meta<typeof EntryGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await fillsField(canvas.getByRole('textbox', { name: 'Title' }), 'Cut')
    await expect(canvas.getByRole('group', { name: 'Question 1' })).toContainElement(canvas.getByLabelText('Title'))
  },
}

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <Stack>
      <EntryGroup legend="Without actions">
        <TextField name="only" label="Title" />
      </EntryGroup>
      <EntryGroup legend="With an error" error="Fill in the title or remove the entry">
        <TextField name="wrong" label="Title" />
      </EntryGroup>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'With an error' })).toHaveAccessibleDescription(
      'Fill in the title or remove the entry',
    )
  },
}

/** The application moves the entries; the buttons are reached before the fields. */
export const Moving: Story = {
  render: function Render() {
    const [titles, setTitles] = useState(['Cut', 'Strip'])
    const swap = () => setTitles(titles.toReversed())
    return (
      <Stack>
        {titles.map((title, index) => (
          <EntryGroup
            key={title}
            legend={title}
            actions={
              index === 0 ? (
                <IconButton icon={IconArrowDown} label={`Move down: ${title}`} onClick={swap} />
              ) : (
                <IconButton icon={IconArrowUp} label={`Move up: ${title}`} onClick={swap} />
              )
            }
          >
            <TextField name={title} label="Title" defaultValue={title} />
          </EntryGroup>
        ))}
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Move down: Cut' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const [first] = canvas.getAllByRole('group')
    await expect(first).toHaveAccessibleName('Strip')
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
