import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import * as BarStories from '../EditorBar/EditorBar.stories.js'
import { EditorBar } from '../EditorBar/EditorBar.js'
import { Hero } from '../Hero/Hero.js'
import * as TreeStories from '../PageTree/PageTree.stories.js'
import { PageTree } from '../PageTree/PageTree.js'
import * as GateStories from '../PasswordGate/PasswordGate.stories.js'
import { PasswordGate } from '../PasswordGate/PasswordGate.js'
import * as TextStories from '../TextSection/TextSection.stories.js'
import { TextSection } from '../TextSection/TextSection.js'
import * as BoardStories from '../TranslationBoard/TranslationBoard.stories.js'
import { TranslationBoard } from '../TranslationBoard/TranslationBoard.js'
import { PageShell } from './PageShell.js'
import * as ShellStories from './PageShell.stories.js'

/** Whole pages of the editors. */
const meta = {
  title: 'Pages/Editor',
  component: PageShell,
  parameters: { layout: 'fullscreen' },
  args: ShellStories.default.args,
} satisfies Meta<typeof PageShell>

export default meta
type Story = StoryObj<typeof meta>

export const EditorLogin: Story = {
  args: {
    children: (
      <PasswordGate
        {...GateStories.default.args}
        overline="Editor area"
        title="Log in to edit"
        text="The password is the same for all editors of a site."
        submitText="Log in"
      />
    ),
  },
}

/** Navigation between pages, with the translation state of each. */
export const EditorArea: Story = {
  args: {
    banner: <EditorBar {...BarStories.default.args} {...BarStories.Draft.args} />,
    children: (
      <>
        <Hero size="compact" overline="Editor area" title="Crimp force monitoring" />
        <PageTree {...TreeStories.default.args} />
        <TranslationBoard {...BoardStories.default.args} title="Translation" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('link', { current: true })
    await expect(shown.map((link) => link.textContent)).toContain('Draft')
    // The page link follows the current entry in the tab order.
    const current = canvas.getByRole('link', { name: 'Crimp force monitoring', current: 'page' })
    current.focus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Machines no longer built' })).toHaveFocus()
  },
}

/** The draft below the editor bar. */
export const Preview: Story = {
  args: {
    banner: <EditorBar {...BarStories.default.args} {...BarStories.Draft.args} />,
    children: (
      <>
        <Hero size="compact" title="Crimp force monitoring" lead="Every stroke is measured, none is forgotten." />
        <TextSection {...TextStories.default.args} />
      </>
    ),
  },
}
