import { Link } from '@tanstack/react-router'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { Alert } from '../../core/widgets/Alert.tsx'
import type { sortOf } from '../dossier/dossier.ts'
import { OutcomeBox } from '../../suivi/OutcomeBox.tsx'

interface Props {
  association: string
  denomination: string
  sort: ReturnType<typeof sortOf>
  /** True when it was registered from this page: the focused button is gone. */
  takesFocus: boolean
}

/** The association's number and a link to its sheet. */
export const RegisteredAlert = ({ association, denomination, sort, takesFocus }: Props) => (
  <OutcomeBox takesFocus={takesFocus}>
    <Alert level="success" title={textesEspaceGreffe.inscrite[sort](association)}>
      <p>
        <Link to="/association/$numero" params={{ numero: association }}>
          {textesEspaceGreffe.ouvrirFiche(denomination)}
        </Link>
      </p>
    </Alert>
  </OutcomeBox>
)
