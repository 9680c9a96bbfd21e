export * from './modules/index.js'
