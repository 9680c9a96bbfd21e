import { vars } from './contract.css.js'

/**
 * A line at each edge beyond which a row can be scrolled, which fades into the ground. The covers scroll with the content,
 * so that there is none at the ends; works without script. The line has a contrast of 3 : 1 in each scheme (WCAG 1.4.11).
 */
export function scrollCue(ground: string = vars.color.canvas) {
  const edge = `${vars.color.lineStrong} 1px, ${vars.color.hover} 1px, transparent`
  return {
    backgroundImage: [
      `linear-gradient(to right, ${ground} 40%, transparent)`,
      `linear-gradient(to left, ${ground} 40%, transparent)`,
      `linear-gradient(to right, ${edge})`,
      `linear-gradient(to left, ${edge})`,
    ].join(', '),
    backgroundPosition: 'left, right, left, right',
    backgroundSize: '3rem 100%, 3rem 100%, 1rem 100%, 1rem 100%',
    backgroundRepeat: 'no-repeat',
    backgroundAttachment: 'local, local, scroll, scroll',
  } as const
}
