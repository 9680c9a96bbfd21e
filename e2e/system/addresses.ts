/** Ports of the tested system. Not the defaults, so that a demo can run at the same time. */
export const ports = { host: 3180, services: 4180, admin: 3181 }
export const origin = `http://localhost:${ports.host}`
export const servicesOrigin = `http://localhost:${ports.services}`
export const kudexOrigin = `http://www.kudex.test:${ports.host}`
export const strivonaOrigin = `http://strivona.test:${ports.host}`
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
export const password = 'Kudex-demo-1'
