/** Logo of Tarnwater: a hull and its waterline. */
export function Logo() {
  return (
    <span className="site-logo">
      <svg viewBox="0 0 44 28" aria-hidden="true" focusable="false">
        <path d="M2 8c10 3 26 2 40-5-2 9-6 14-12 15H10C5 17 3 13 2 8z" />
        <path d="M0 25c7-4 13 3 21 0s14 3 23-1" fill="none" stroke="currentColor" strokeWidth="2.2" />
      </svg>
      Tarnwater
    </span>
  )
}
