/** Custom property: thickness of the line above the first entry of a list; 0 below the rule of a section. */
export const firstLineProperty = '--kx-first-line'

/** Custom property: space above the first entry of a list; 0 below the rule of a section. */
export const firstSpaceProperty = '--kx-first-space'

/** Line and space above the first entry; both disappear below the rule of a section, which has its own. */
export function firstEntry(thickness: string, space: string) {
  return {
    borderBlockStartWidth: `var(${firstLineProperty}, ${thickness})`,
    paddingBlockStart: `var(${firstSpaceProperty}, ${space})`,
  } as const
}
