import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from '@tanstack/react-router'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { forgetReload, giveBack, keepFormsForReload } from '../core/form/kept.ts'
import { take, type Contents } from '../core/form/kept-store.ts'
import { notify } from '../core/notices/notices-store.ts'
import { LoadingMessage } from '../core/widgets/LoadingMessage.tsx'
import { currentSession } from './session.ts'

interface Props {
  /** Also restores what was typed after a reload of the page. */
  reload?: boolean
  /** Shown while the saved content is read. */
  waiting?: ReactNode
  children: ReactNode
}

/** Renders a page once the content that this person's expired session saved for it has been read. */
export const WithKept = ({ reload = false, waiting = <LoadingMessage />, children }: Props) => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [known, setKnown] = useState(false)
  const asked = useRef(false)
  useEffect(() => {
    // The content can be taken once, and React runs effects twice in development.
    if (asked.current) return
    asked.current = true
    // A browser without storage returns nothing.
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
    // Save at `beforeunload`, while there is time to write. Some browsers only fire `pagehide`.
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
