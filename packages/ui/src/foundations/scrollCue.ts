import { vars } from './contract.css.js'

/**
 * A shadow at each edge beyond which a row can be scrolled. The covers scroll with the content, so that there is no
 * shadow at the ends; works without script.
 */
export function scrollCue(ground: string = vars.color.canvas) {
  const shadow = `color-mix(in oklab, ${vars.color.ink} 16%, transparent)`
  return {
    backgroundImage: [
      `linear-gradient(to right, ${ground} 40%, transparent)`,
      `linear-gradient(to left, ${ground} 40%, transparent)`,
      `linear-gradient(to right, ${shadow}, transparent)`,
      `linear-gradient(to left, ${shadow}, transparent)`,
    ].join(', '),
    backgroundPosition: 'left, right, left, right',
    backgroundSize: '3rem 100%, 3rem 100%, 1rem 100%, 1rem 100%',
    backgroundRepeat: 'no-repeat',
    backgroundAttachment: 'local, local, scroll, scroll',
  } as const
}
