import { expect, screen, userEvent, waitFor, type within } from 'storybook/test'

/**
 * What people do with a control, by pointer and by keyboard, for play functions. The story finds the control by its
 * accessible name and asserts the result. Afterwards nothing has the focus and the page is where it was, so a story
 * looks as it did before.
 */

/** Follows a link by a click and by Enter; the page itself stays. */
export async function followsLink(link: HTMLElement, address: string): Promise<void> {
  await expect(link).toHaveAttribute('href', address)
  const followed = await countEvents('click', link, async () => {
    await clicksAt(link)
    await tabsTo(link)
    await userEvent.keyboard('{Enter}')
  })
  await expect(followed).toBe(2)
  leavePage()
}

/** Presses a button by a click, by Enter and by Space: three times. */
export async function pressesButton(button: HTMLElement): Promise<void> {
  await clicksAt(button)
  await tabsTo(button)
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  leavePage()
}

/** Sorts a list by the button of a column or, on phones, by the select that replaces these buttons. */
export async function sorts(canvas: ReturnType<typeof within>, column: string): Promise<void> {
  const button = canvas.queryByRole('button', { name: column })
  if (button) return pressesButton(button)
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), `${column} ↑`)
  leavePage()
}

/** Sends a form by a click on its button and by Enter in a field or on the button; nothing is really sent. */
export async function sendsForm(button: HTMLElement, field = button): Promise<void> {
  const sent = await countEvents('submit', (button as HTMLButtonElement).form, async () => {
    await clicksAt(button)
    await tabsTo(field)
    await userEvent.keyboard('{Enter}')
  })
  await expect(sent).toBe(2)
  leavePage()
}

/** Fills an empty field after a click into it and again after it is reached by Tab, and empties it. */
export async function fillsField(field: HTMLElement, text: string): Promise<void> {
  await clicksAt(field)
  await expect(field).toHaveFocus()
  await userEvent.type(field, text, { skipClick: true })
  await expect(field).toHaveValue(text)
  await tabsTo(field)
  await userEvent.clear(field)
  await expect(field).toHaveValue('')
  leavePage()
}

/** Chooses an option and the one that was chosen before; a click and Tab reach the select. */
export async function choosesOption(select: HTMLElement, value: string): Promise<void> {
  const before = (select as HTMLSelectElement).value
  await clicksAt(select)
  await expect(select).toHaveFocus()
  await userEvent.selectOptions(select, value)
  await expect(select).toHaveValue(value)
  await userEvent.selectOptions(select, before)
  await tabsTo(select)
  leavePage()
}

/** Opens a dialog by a click and closes it by Escape; the focus enters it and returns to the button. */
export async function opensDialog(button: HTMLElement, name: string): Promise<void> {
  await clicksAt(button)
  await findFocusedDialog(name)
  await closesDialog(button)
}

/** Opens a dialog by Enter and presses Tab more often than it has controls: the focus stays in it until Escape. */
export async function keepsFocusInDialog(button: HTMLElement, name: string): Promise<void> {
  await tabsTo(button)
  await userEvent.keyboard('{Enter}')
  const dialog = await findFocusedDialog(name)
  for (let press = 0; press < 8; press++) {
    await userEvent.tab()
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
  }
  await closesDialog(button)
}

async function findFocusedDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  return dialog
}

async function closesDialog(button: HTMLElement): Promise<void> {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(button).toHaveFocus())
  leavePage()
}

/** Ticks a checkbox by a click on it or its label and clears it by Space, or the other way round. */
export async function ticksCheckbox(checkbox: HTMLElement): Promise<void> {
  const { checked } = checkbox as HTMLInputElement
  await clicksAt(checkbox)
  await expect(checkbox).toHaveProperty('checked', !checked)
  await tabsTo(checkbox)
  await userEvent.keyboard(' ')
  await expect(checkbox).toHaveProperty('checked', checked)
  leavePage()
}

/** Opens and closes a `<details>` by its summary, which Tab reaches. Only a real keyboard opens it: see the pattern tests. */
export async function opensDetails(text: HTMLElement): Promise<void> {
  const summary = text.closest('summary') as HTMLElement
  await clicksAt(summary)
  await expect(summary.parentElement).toHaveAttribute('open')
  await clicksAt(summary)
  await expect(summary.parentElement).not.toHaveAttribute('open')
  await tabsTo(summary)
  leavePage()
}

/** Clicks a control where it is seen: nothing covers it. */
export async function clicksAt(control: HTMLElement): Promise<void> {
  control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = control.getClientRects()[0] ?? new DOMRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  const targets = [control, ...((control as HTMLInputElement).labels ?? [])]
  await expect(targets.some((target) => target.contains(hit))).toBe(true)
  await userEvent.click(control)
}

/** Presses Tab from the start of the page until a control has the focus. */
export async function tabsTo(control: HTMLElement): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  for (let press = 0; press < 80 && document.activeElement !== control; press++) await userEvent.tab()
  await expect(control).toHaveFocus()
}

/** Ends a play function: no focus, and the page is at its start. */
export function leavePage(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
}

/** Counts events of an element without their default action. */
async function countEvents(type: string, element: HTMLElement | null, play: () => Promise<void>): Promise<number> {
  let events = 0
  const count = (event: Event) => {
    event.preventDefault()
    events++
  }
  element?.addEventListener(type, count)
  try {
    await play()
  } finally {
    element?.removeEventListener(type, count)
  }
  return events
}
