import { Link } from '@tanstack/react-router'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { Alert } from '../core/widgets/Alert.tsx'
import type { sortOf } from './dossier.ts'
import { Told } from './Told.tsx'

interface Props {
  association: string
  denomination: string
  sort: ReturnType<typeof sortOf>
  /** It has just been registered from this page, whose button is gone. */
  takesFocus: boolean
}

/** The number given, and the way to the sheet. */
export const RegisteredAlert = ({ association, denomination, sort, takesFocus }: Props) => (
  <Told takesFocus={takesFocus}>
    <Alert level="success" title={textesEspaceGreffe.inscrite[sort](association)}>
      <p>
        <Link to="/association/$numero" params={{ numero: association }}>
          {textesEspaceGreffe.ouvrirFiche(denomination)}
        </Link>
      </p>
    </Alert>
  </Told>
)
