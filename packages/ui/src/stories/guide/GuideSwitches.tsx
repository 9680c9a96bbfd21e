import type { MouseEvent, ReactNode } from 'react'
import { brandTokens } from '../../foundations/tokens/brands.js'
import type { GuidePageProps, GuideScope } from './guide.types.js'
import { GuideDisclosure } from './GuideDisclosure.js'
import { toGuideAddress } from './toGuideAddress.js'

/** Brand, scheme and direction as plain links: work without script. */
export function GuideSwitches({ path, scope, story, children }: GuideSwitchesProps) {
  return (
    <GuideDisclosure summary={`Shown in ${scope.brand}, ${scope.scheme}, ${scope.direction}`}>
      <div className="guide-switches">
        {switches.map(({ name, label, values }) => (
          <nav key={name} aria-label={label}>
            <span aria-hidden>{label}</span>
            {values.map((value) => (
              <a
                key={value}
                rel="external nofollow"
                href={toGuideAddress(path, { ...scope, [name]: value }, story)}
                aria-current={scope[name] === value ? 'true' : undefined}
                onClick={keepPlace}
              >
                {value}
              </a>
            ))}
          </nav>
        ))}
      </div>
      {children}
    </GuideDisclosure>
  )
}

interface GuideSwitchesProps extends Pick<GuidePageProps, 'path' | 'scope' | 'story'> {
  /** What the switches do not offer. */
  readonly children?: ReactNode
}

/** Long pages stay at the part that was chosen. */
function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.hash = window.location.hash
}

const switches: readonly { name: keyof GuideScope; label: string; values: readonly string[] }[] = [
  { name: 'brand', label: 'Brand', values: Object.keys(brandTokens) },
  { name: 'scheme', label: 'Scheme', values: ['system', 'light', 'dark'] },
  { name: 'direction', label: 'Direction', values: ['ltr', 'rtl'] },
]
