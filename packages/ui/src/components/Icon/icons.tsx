import { createIcon } from './Icon.js'

export const IconPlus = /* @__PURE__ */ createIcon('M12 5v14M5 12h14')
export const IconMinus = /* @__PURE__ */ createIcon('M5 12h14')
export const IconCheck = /* @__PURE__ */ createIcon('m5 12.5 5 5L19.5 7')
export const IconWarning = /* @__PURE__ */ createIcon('M12 4 21 20H3zM12 10.5v4M12 17v.3')
export const IconError = /* @__PURE__ */ createIcon('M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 8v5M12 16v.3')
export const IconSuccess = /* @__PURE__ */ createIcon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM8 12.3l2.8 2.8L16 9.6',
)
export const IconDownload = /* @__PURE__ */ createIcon('M12 4v11M6.5 10l5.5 5.5L17.5 10M4 20h16')
export const IconUpload = /* @__PURE__ */ createIcon('M12 16V5M6.5 10.5 12 5l5.5 5.5M4 20h16')
export const IconDocument = /* @__PURE__ */ createIcon('M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6')
export const IconNewspaper = /* @__PURE__ */ createIcon(
  'M3.5 4.5h13v13.5a2 2 0 0 0 2 2h-13a2 2 0 0 1-2-2zM16.5 9h4v9a2 2 0 0 1-2 2M6.5 8h7v4h-7zM6.5 15.5h7',
)
export const IconPrint = /* @__PURE__ */ createIcon('M7 8V3.5h10V8M7 17H3.5V8h17v9H17M7 13.5h10v7H7z')
export const IconPhone = /* @__PURE__ */ createIcon(
  'M4 4h4.5l2 5-2.5 1.8c1 2.2 2.9 4.1 5.2 5.2L15 13.5l5 2V20h-1C10.5 20 4 13.5 4 5z',
)
export const IconPin = /* @__PURE__ */ createIcon(
  'M12 21c-4-4.3-6.5-7.5-6.5-11a6.5 6.5 0 0 1 13 0c0 3.5-2.5 6.7-6.5 11ZM12 7.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z',
)
export const IconEye = /* @__PURE__ */ createIcon(
  'M2.5 12c2.3-4 5.5-6 9.5-6s7.2 2 9.5 6c-2.3 4-5.5 6-9.5 6s-7.2-2-9.5-6ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
)
export const IconEyeOff = /* @__PURE__ */ createIcon(
  'M4 4l16 16M9.5 6.3c.8-.2 1.6-.3 2.5-.3 4 0 7.2 2 9.5 6-.8 1.3-1.6 2.4-2.6 3.3M6.2 7.6C4.8 8.6 3.6 10.1 2.5 12c2.3 4 5.5 6 9.5 6 1.5 0 2.8-.3 4-.8M10 10a3 3 0 0 0 4 4',
)
export const IconTicket = /* @__PURE__ */ createIcon(
  'M3.5 6h17v4a2 2 0 0 0 0 4v4h-17v-4a2 2 0 0 0 0-4zM14.5 6v2.5M14.5 11v2M14.5 15.5V18',
)
export const IconMachine = /* @__PURE__ */ createIcon(
  'M3.5 20.5v-11h11v11zM14.5 13h6v7.5h-6M6.5 9.5V4h5v5.5M6.5 13.5h5M3.5 20.5h17',
)
export const IconWrench = /* @__PURE__ */ createIcon(
  'M20 7.5a5 5 0 0 1-6.8 4.7L6.5 19a2.1 2.1 0 0 1-3-3l6.8-6.7A5 5 0 0 1 16.5 4L13.5 7v3.5H17z',
)
export const IconCompare = /* @__PURE__ */ createIcon('M12 3.5v17M7.5 20.5h9M4 6.5h16M6 6.5l-3.5 8h7zM18 6.5l-3.5 8h7z')
export const IconBasket = /* @__PURE__ */ createIcon('M3.5 10h17l-2 10h-13zM8 10l3-6M16 10l-3-6')
export const IconBell = /* @__PURE__ */ createIcon(
  'M5 17.5h14c-1.5-2-1.5-4-1.5-7a5.5 5.5 0 0 0-11 0c0 3 0 5-1.5 7ZM10 20.5h4',
)
export const IconSettings = /* @__PURE__ */ createIcon('M4 7h9M17 7h3M4 17h3M11 17h9M13 4.5h4v5h-4zM7 14.5h4v5H7z')
export const IconDashboard = /* @__PURE__ */ createIcon('M4 4h7v9H4zM4 16h7v4H4zM14 4h6v4h-6zM14 11h6v9h-6z')
export const IconShop = /* @__PURE__ */ createIcon('M3 4h3l2.5 11.5h10L21 7.5H6.8M9.5 19v1M17.5 19v1')
export const IconCalendar = /* @__PURE__ */ createIcon('M4 6h16v14.5H4zM4 10.5h16M8 3.5V8M16 3.5V8')
export const IconPause = /* @__PURE__ */ createIcon('M8.5 5v14M15.5 5v14')
export const IconExpand = /* @__PURE__ */ createIcon('M4 9.5V4h5.5M20 14.5V20h-5.5M4 4l6.5 6.5M20 20l-6.5-6.5')
export const IconFilter = /* @__PURE__ */ createIcon('M4 6h16M7 12h10M10 18h4')
export const IconShare = /* @__PURE__ */ createIcon('M12 15V4M7.5 8.5 12 4l4.5 4.5M6 12H4.5v8.5h15V12H18')
export const IconLock = /* @__PURE__ */ createIcon('M5 10.5h14v10H5zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14v3')
export const IconMore = /* @__PURE__ */ createIcon('M5 12h.1M12 12h.1M19 12h.1')
export const IconTrash = /* @__PURE__ */ createIcon('M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6')
export const IconSort = /* @__PURE__ */ createIcon('m8 9.5 4-4 4 4M8 14.5l4 4 4-4')
export const IconClock = /* @__PURE__ */ createIcon('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7v5.5l3.5 2')
export const IconEdit = /* @__PURE__ */ createIcon('M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4')
export const IconRefresh = /* @__PURE__ */ createIcon('M19.5 4.5v5h-5M19 9.5a7.5 7.5 0 1 0 .5 4.5')
export const IconComment = /* @__PURE__ */ createIcon('M3.5 4.5h17v12H11L6.5 20v-3.5h-3zM7.5 9h9M7.5 12.5h6')
export const IconLink = /* @__PURE__ */ createIcon(
  'M10 14.5 14.5 9.5M8 10.5 5 13.5a4 4 0 0 0 5.5 5.5l3-3M16 13.5l3-3A4 4 0 0 0 13.5 5l-3 3',
)
export const IconShield = /* @__PURE__ */ createIcon(
  'M12 3 20 6v6c0 4.5-3 7.5-8 9.5C7 19.5 4 16.5 4 12V6zM8.5 12l2.5 2.5 4.5-5',
)
