/** Stub of `storybook/test`: stories import it for play functions and handlers. */
export function fn(implementation?: (...args: unknown[]) => unknown): (...args: unknown[]) => unknown {
  return implementation ?? (() => undefined)
}

export const expect = undefined
export const fireEvent = undefined
export const screen = undefined
export const userEvent = undefined
export const waitFor = undefined
export const within = undefined
export const spyOn = undefined
export const mocked = undefined
