/**
 * Placeholder for missing pictures (CAT-18): a bench machine in neutral tones that fit every brand and both colour
 * schemes.
 */
export const defaultPicture: Uint8Array = Buffer.from(`
<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 1600 1200">
  <defs>
    <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#eef0f2"/><stop offset="1" stop-color="#d9dde1"/>
    </linearGradient>
    <linearGradient id="body" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#c3c9cf"/><stop offset="1" stop-color="#a9b1b9"/>
    </linearGradient>
    <linearGradient id="cover" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#dfe4e8"/><stop offset="1" stop-color="#bcc4cb"/>
    </linearGradient>
    <radialGradient id="shadow"><stop offset="0" stop-color="#8d969f" stop-opacity=".55"/><stop offset="1" stop-color="#8d969f" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="1600" height="1200" fill="url(#ground)"/>
  <ellipse cx="800" cy="902" rx="640" ry="62" fill="url(#shadow)"/>
  <g fill="none" stroke="#9aa3ac" stroke-width="10" stroke-linecap="round">
    <path d="M70 650 C 200 650 220 600 330 600"/>
    <path d="M1270 600 C 1400 600 1420 640 1530 640"/>
  </g>
  <path d="M360 880 V520 a28 28 0 0 1 28-28 H1212 a28 28 0 0 1 28 28 V880 Z" fill="url(#body)"/>
  <path d="M420 492 L500 330 a34 34 0 0 1 30-18 H1000 a34 34 0 0 1 30 18 L1110 492 Z" fill="url(#cover)"/>
  <path d="M474 470 L538 342 H992 L1056 470 Z" fill="#eef1f3" opacity=".7"/>
  <g fill="#98a1aa">
    <rect x="300" y="560" width="60" height="80" rx="12"/><rect x="1240" y="560" width="60" height="80" rx="12"/>
    <rect x="400" y="880" width="90" height="26" rx="8"/><rect x="1110" y="880" width="90" height="26" rx="8"/>
    <circle cx="590" cy="386" r="25"/><circle cx="652" cy="386" r="25"/><circle cx="714" cy="386" r="25"/>
    <circle cx="590" cy="442" r="25"/><circle cx="652" cy="442" r="25"/><circle cx="714" cy="442" r="25"/>
    <path d="M842 362 h56 v40 l-28 12 l-28 -12 Z"/><path d="M842 468 h56 v-40 l-28 -12 l-28 12 Z"/>
  </g>
  <path d="M500 414 H1030" stroke="#7f8992" stroke-width="9" stroke-linecap="round"/>
  <path d="M420 600 H1180" stroke="#8f99a2" stroke-width="6"/>
  <rect x="1000" y="652" width="172" height="128" rx="14" fill="#8d969f"/>
  <rect x="1014" y="666" width="144" height="80" rx="6" fill="#d5dadf"/>
  <g fill="#c9cfd5"><circle cx="1030" cy="763" r="7"/><circle cx="1056" cy="763" r="7"/></g>
  <g fill="#98a1aa">
    <rect x="430" y="668" width="420" height="12" rx="6"/><rect x="430" y="704" width="420" height="12" rx="6"/>
    <rect x="430" y="740" width="420" height="12" rx="6"/>
  </g>
</svg>`)
