/**
 * An invisible radio button that covers its label, so that touch and assistive technology find it there. The label needs
 * a position.
 */
export const coveringInput = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  appearance: 'none',
} as const
