import { expect, type Locator, type Page } from '@playwright/test'

/** Moves the focus to an element with Tab alone, or backwards with Shift+Tab. Throws if that takes too many steps. */
export async function tabTo(target: Locator, { back = false, steps = 90 } = {}): Promise<void> {
  const { keyboard } = target.page()
  await expect(target).toBeVisible()
  for (let step = 0; step <= steps; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await keyboard.press(back ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`No focus after ${steps} steps: ${String(target)}`)
}

/** Moves to a button, link or checkbox and presses it. */
export async function tabAndPress(target: Locator, key: 'Enter' | 'Space', options?: Parameters<typeof tabTo>[1]) {
  await tabTo(target, options)
  await target.page().keyboard.press(key)
}

/** Moves to a field and types; a select takes the first letters of its option. */
export async function tabAndType(target: Locator, text: string, options?: Parameters<typeof tabTo>[1]): Promise<void> {
  await tabTo(target, options)
  await target.page().keyboard.type(text)
}

/** Adds a block of a kind at the end of the form of a page and fills in a field, by keyboard alone. */
export async function addBlock(page: Page, { number, kind, label, text }: NewBlock): Promise<void> {
  const select = page.getByLabel('New block')
  await tabAndType(select, kind)
  await expect(select.locator('option:checked')).toHaveText(kind)
  await tabAndPress(page.getByRole('button', { name: 'Add block' }), 'Enter')
  const block = page.getByRole('group', { name: `${number}. ${kind}` })
  await expect(block.locator(':focus')).toHaveCount(1)
  await tabAndType(block.getByLabel(label, { exact: true }), text)
}

interface NewBlock {
  /** Position of the block, from 1. */
  readonly number: number
  readonly kind: string
  readonly label: string
  readonly text: string
}
