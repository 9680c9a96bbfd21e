import './foundations/layers.css.js'
import './foundations/fonts.css.js'
import './foundations/reset.css.js'
import './foundations/themes.css.js'
import './foundations/base.css.js'

export * from './foundations/index.js'
export * from './components/index.js'
export * from './modules/index.js'
