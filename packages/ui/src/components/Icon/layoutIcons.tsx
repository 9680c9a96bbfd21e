import { createIcon } from './Icon.js'

// Icons of layouts and content blocks; separate from the others, so that a first view loads only these.
export const IconHome = /* @__PURE__ */ createIcon('M4 10.5 12 4l8 6.5V20h-5.5v-6h-5v6H4z')
export const IconArrowRight = /* @__PURE__ */ createIcon('M4 12h18M16 6l6 6-6 6', { isDirectional: true })
export const IconArrowLeft = /* @__PURE__ */ createIcon('M20 12H2M8 6l-6 6 6 6', { isDirectional: true })
export const IconArrowUp = /* @__PURE__ */ createIcon('M12 20V5M6 11l6-6 6 6')
export const IconArrowDown = /* @__PURE__ */ createIcon('M12 4v15M6 13l6 6 6-6')
export const IconArrowUpRight = /* @__PURE__ */ createIcon('M6 18 18 6M9 6h9v9', { isDirectional: true })
export const IconChevronRight = /* @__PURE__ */ createIcon('m9 5 7 7-7 7', { isDirectional: true })
export const IconChevronLeft = /* @__PURE__ */ createIcon('m15 5-7 7 7 7', { isDirectional: true })
export const IconChevronDown = /* @__PURE__ */ createIcon('m5 9 7 7 7-7')
export const IconChevronUp = /* @__PURE__ */ createIcon('m5 15 7-7 7 7')
export const IconClose = /* @__PURE__ */ createIcon('M5.5 5.5l13 13M18.5 5.5l-13 13')
export const IconMenu = /* @__PURE__ */ createIcon('M3 7h18M3 12h18M3 17h18')
export const IconSearch = /* @__PURE__ */ createIcon(
  'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 20.5 20.5',
)
export const IconInfo = /* @__PURE__ */ createIcon('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5.5M12 7.4v.4')
export const IconUser = /* @__PURE__ */ createIcon(
  'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
)
export const IconGlobe = /* @__PURE__ */ createIcon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.5 12h17M12 3.5c2.5 2.4 3.6 5.2 3.6 8.5S14.5 18.1 12 20.5M12 3.5C9.5 5.9 8.4 8.7 8.4 12s1.1 6.1 3.6 8.5',
)
export const IconMail = /* @__PURE__ */ createIcon('M3.5 5.5h17v13h-17zM3.5 6l8.5 7 8.5-7')
export const IconLogin = /* @__PURE__ */ createIcon('M10 4h9.5v16H10M3.5 12H15M10.5 7.5 15 12l-4.5 4.5', {
  isDirectional: true,
})
export const IconLogout = /* @__PURE__ */ createIcon('M14 4H4.5v16H14M9 12h11.5M16 7.5l4.5 4.5-4.5 4.5', {
  isDirectional: true,
})
export const IconPlay = /* @__PURE__ */ createIcon('M7 4.5 19.5 12 7 19.5z', { isFilled: true })
