'use client'

import { useImperativeHandle, type Ref, type RefObject } from 'react'

/** Gives the application's ref the element of the component's own ref. */
export function useSharedRef(ref: Ref<HTMLElement> | undefined, own: RefObject<HTMLElement | null>): void {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => own.current)
}
