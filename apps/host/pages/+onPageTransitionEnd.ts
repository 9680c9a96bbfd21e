import { pageLoading } from './shared/navigation/pageLoading.ts'

/** Clears the loading state after the last route change (PAGE-23). */
export function onPageTransitionEnd() {
  pageLoading.finish()
}
