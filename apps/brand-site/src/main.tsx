import '@kudex/ui/styles.css'
import 'virtual:brand.css'
import './site.css'
import { hydrateRoot } from 'react-dom/client'
import { BrandSite } from './BrandSite.js'

const container = document.querySelector('#site')
if (container) hydrateRoot(container, <BrandSite />)
