import { textesMembres } from 'domain/requetes/textes/membres'
import { Dialog } from '../../../core/dialog/Dialog.tsx'
import type { SaisieDeclarant } from '../declarant/saisie-declarant.ts'
import { fondateurDeclarant } from './declarant-as-membre.ts'
import { nomDe, type TypedFondateur } from './saisie-membres.ts'
import { FondateurFields } from './FondateurFields.tsx'
import { PersonneForm, type PersonneProps } from './PersonneForm.tsx'
import { readFondateur, toSaisieFondateur } from './saisie-membre.ts'

interface Props extends PersonneProps<TypedFondateur> {
  open: boolean
  /** The declarant, when they add themselves; null otherwise. */
  moi: SaisieDeclarant | null
  /** The sentence that counts the founders, announced after each addition. */
  compte: string
}

const fields = { physiques: <FondateurFields sorte="physiques" />, morales: <FondateurFields sorte="morales" /> }
const premier = { physiques: 'nom', morales: 'formeJuridique' } as const

/** FOUND-05: adds or edits a founder who is not of the direction. */
export const FondateurDialog = ({ open, compte, moi, ...props }: Props) => (
  <Dialog
    open={open}
    title={props.saisi ? textesMembres.modifier(nomDe(props.saisi)) : textesMembres.ajouterFondateur}
    onClose={props.onClose}
  >
    <PersonneForm
      {...props}
      nom="fondateur"
      initial={toSaisieFondateur}
      propose={moi && fondateurDeclarant(moi)}
      read={readFondateur}
      fields={fields}
      premier={premier}
    >
      <p role="status">{compte}</p>
    </PersonneForm>
  </Dialog>
)
