import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from '@tanstack/react-router'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { forgetReload, giveBack, keepFormsForReload } from '../core/form/kept.ts'
import { take, type Contents } from '../core/form/kept-store.ts'
import { notify } from '../core/notices/notices-store.ts'
import { Loading } from '../core/widgets/Loading.tsx'
import { currentSession } from './session.ts'

interface Props {
  /** What is typed also survives a reload of the page. */
  reload?: boolean
  /** Drawn meanwhile. */
  waiting?: ReactNode
  children: ReactNode
}

/** Draws a page once it is known what an expired session of the same person had kept of it. */
export const WithKept = ({ reload = false, waiting = <Loading />, children }: Props) => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [known, setKnown] = useState(false)
  const asked = useRef(false)
  useEffect(() => {
    // Given once, and React runs effects twice in development.
    if (asked.current) return
    asked.current = true
    // A browser that stores nothing gives nothing back.
    const nothing = (): Contents => ({})
    void take(currentSession()?.compte ?? '', path)
      .catch(nothing)
      .then((contents) => {
        if (Object.keys(contents).length > 0) notify('info', textesFormulaires.saisieRendue)
        giveBack(contents)
        setKnown(true)
      })
  }, [path])
  useEffect(() => {
    if (!reload) return
    const compte = () => currentSession()?.compte ?? ''
    const keep = () => keepFormsForReload(compte(), path)
    // Already when the browser asks, for it then has the time to write; some leave without asking.
    addEventListener('beforeunload', keep)
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('beforeunload', keep)
      removeEventListener('pagehide', keep)
      forgetReload(compte(), path)
    }
  }, [path, reload])
  return known ? children : waiting
}
