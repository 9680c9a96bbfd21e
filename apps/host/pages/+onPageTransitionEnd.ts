import { pageLoading } from './shared/navigation/pageLoading.ts'

/** The page loading flag goes off when the last route change is over (PAGE-23). */
export function onPageTransitionEnd() {
  pageLoading.finish()
}
