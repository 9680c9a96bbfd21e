/** Pages of stories, by their paths on the host (ROUTE-46). */
export const guidePages = [
  { path: '/style-guide', title: 'Foundations' },
  { path: '/style-guide/typography', title: 'Typography' },
  { path: '/style-guide/buttons', title: 'Buttons' },
  { path: '/style-guide/inputs', title: 'Inputs' },
  { path: '/style-guide/components', title: 'Components' },
  { path: '/style-guide/modules', title: 'Modules' },
  { path: '/style-guide/pages/error', title: 'Error page' },
  { path: '/style-guide/tools/email-links', title: 'E-mail links' },
] as const
