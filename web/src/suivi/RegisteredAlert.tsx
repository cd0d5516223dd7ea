import { useEffect, useRef } from 'react'
import { Link } from '@tanstack/react-router'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { Alert } from '../core/widgets/Alert.tsx'
import type { sortOf } from './dossier.ts'

interface Props {
  association: string
  denomination: string
  sort: ReturnType<typeof sortOf>
  /** It has just been registered from this page, whose button is gone: the focus comes here. */
  takesFocus: boolean
}

/** The number given, and the way to the sheet. */
export const RegisteredAlert = ({ association, denomination, sort, takesFocus }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.focus()
  }, [takesFocus])
  return (
    <div ref={place} tabIndex={-1} className="told">
      <Alert level="success" title={textesEspaceGreffe.inscrite[sort](association)}>
        <p>
          <Link to="/association/$numero" params={{ numero: association }}>
            {textesEspaceGreffe.ouvrirFiche(denomination)}
          </Link>
        </p>
      </Alert>
    </div>
  )
}
