'use client'

import { lazy, Suspense } from 'react'
import type { FilmLoopProps } from '../../components/FilmLoop/FilmLoop.js'
import { useIsHydrated } from '../../foundations/useIsHydrated.js'

const FilmLoop = lazy(async () => ({ default: (await import('../../components/FilmLoop/FilmLoop.js')).FilmLoop }))

/** A `FilmLoop` whose script is loaded after hydration: the poster does not wait for it. */
export function LazyFilmLoop(props: FilmLoopProps) {
  return (
    useIsHydrated() && (
      <Suspense>
        <FilmLoop {...props} />
      </Suspense>
    )
  )
}
