'use client'

import { useEffect, useState, type ComponentType } from 'react'
import type { FilmLoopProps } from '../../components/FilmLoop/FilmLoop.js'

/** A `FilmLoop` whose script is loaded after hydration: the poster does not wait for it. */
export function LazyFilmLoop(props: FilmLoopProps) {
  const [Film, setFilm] = useState<ComponentType<FilmLoopProps>>()
  useEffect(() => {
    void import('../../components/FilmLoop/FilmLoop.js').then(({ FilmLoop }) => setFilm(() => FilmLoop))
  }, [])
  return Film && <Film {...props} />
}
