/** Stands for `storybook/test` where no test runs: stories name it in play functions and as handlers in arguments. */
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
