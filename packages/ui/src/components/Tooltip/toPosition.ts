type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

const gap = 8

/** Where a tip of this size stands beside its anchor, in px of the viewport: centred, inside, on the other side where this one has no room. */
export function toPosition(
  anchor: Box,
  tip: { readonly width: number; readonly height: number },
  side: 'top' | 'bottom',
  viewport: { readonly width: number; readonly height: number },
): { left: number; top: number } {
  const above = anchor.top - tip.height - gap
  const below = anchor.top + anchor.height + gap
  const fitsAbove = above >= gap
  const fitsBelow = below + tip.height <= viewport.height - gap
  const isAbove = side === 'top' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove
  const centred = anchor.left + anchor.width / 2 - tip.width / 2
  const left = Math.max(gap, Math.min(centred, viewport.width - tip.width - gap))
  return { left: Math.round(left), top: Math.round(isAbove ? above : below) }
}
