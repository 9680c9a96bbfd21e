import { toControlId } from './formContext.ts'

/** Moves to the field of a path, or to the first one of its block or entry; opens what is collapsed around it. */
export function focusField(path: string) {
  const field = findField(path.split('.'))
  const control = field?.matches('[data-group]') ? (findFirstControl(field) ?? field) : field
  for (let box = control?.closest('details'); box; box = box.parentElement?.closest('details')) box.open = true
  // A click in the preview gives the focus to its frame.
  window.focus()
  field?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

/**
 * The control of a field, or of the nearest field around it: the form may have changed since the path was read.
 */
function findField(path: readonly string[]): HTMLElement | null {
  return path.length === 0 ? null : (document.getElementById(toControlId(path)) ?? findField(path.slice(0, -1)))
}

/** The first input or button of a group; groups inside it have ids too. */
function findFirstControl(group: HTMLElement): HTMLElement | null {
  return group.querySelector('[id^="field."]:not([data-group]), [data-add]')
}
