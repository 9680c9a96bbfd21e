import type { Config } from 'vike/types'

const config: Config = { clientRouting: true, passToClient: ['data'] }
export default config
