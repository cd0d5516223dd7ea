import { textesFormulaireAssociation } from 'domain/association/textes-formulaire'
import { textesMembres } from 'domain/requetes/textes-membres'
import { Dialog } from '../../../core/dialog/Dialog.tsx'
import { nomDe, type MembreSaisi } from './saisie-membres.ts'
import { MembreFields } from './MembreFields.tsx'
import { PersonneForm, type PersonneProps } from './PersonneForm.tsx'
import { lireMembre, saisieDuMembre } from './saisie-membre.ts'

const fields = { physiques: <MembreFields sorte="physiques" />, morales: <MembreFields sorte="morales" /> }
const premier = { physiques: 'fonction', morales: 'fonction' } as const

/** MEMB-17 to MEMB-19: adds or edits a member of the direction. */
export const MembreDialog = ({ open, ...props }: PersonneProps<MembreSaisi> & { open: boolean }) => (
  <Dialog
    open={open}
    title={props.saisi ? textesMembres.modifier(nomDe(props.saisi)) : textesMembres.ajouterMembre}
    onClose={props.onClose}
  >
    <PersonneForm {...props} nom="membre" depart={saisieDuMembre} lire={lireMembre} fields={fields} premier={premier}>
      <p>{textesFormulaireAssociation.quiVerra}</p>
    </PersonneForm>
  </Dialog>
)
