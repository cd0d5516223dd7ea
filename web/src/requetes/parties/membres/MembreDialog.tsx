import { textesMembres } from 'domain/requetes/textes/membres'
import { Dialog } from '../../../core/dialog/Dialog.tsx'
import type { SaisieDeclarant } from '../declarant/saisie-declarant.ts'
import { membreDeclarant } from './declarant-as-membre.ts'
import type { ListeDeMembres } from './liste-de-membres.ts'
import { nomDe, type MembreEditable } from './saisie-membres.ts'
import { MembreFields } from './MembreFields.tsx'
import { PersonneForm, type PersonneProps } from './PersonneForm.tsx'
import { readMembre, toSaisieMembre } from './saisie-membre.ts'

interface Props extends PersonneProps<MembreEditable> {
  open: boolean
  liste: ListeDeMembres
  /** The declarant, when they add themselves; null otherwise. */
  moi: SaisieDeclarant | null
}

const premier = { physiques: 'fonction', morales: 'fonction' } as const

/** MEMB-17 to MEMB-19: adds or edits a member of a list. */
export const MembreDialog = ({ open, liste, moi, ...props }: Props) => {
  const tues = props.saisi !== null && props.saisi.membre.uuid !== null && !liste.coordonnees
  const fieldsOf = (sorte: MembreEditable['collection']) => <MembreFields sorte={sorte} liste={liste} tues={tues} />
  return (
    <Dialog open={open} title={props.saisi ? textesMembres.modifier(nomDe(props.saisi)) : liste.textes.ajouter} onClose={props.onClose}>
      <PersonneForm
        {...props}
        nom="membre"
        initial={(saisi) => toSaisieMembre(saisi, liste.fondation)}
        propose={moi && membreDeclarant(moi, liste.fondation)}
        read={readMembre}
        fields={{ physiques: fieldsOf('physiques'), morales: fieldsOf('morales') }}
        premier={premier}
      >
        <p>{liste.textes.quiVerra}</p>
        {tues && <p>{textesMembres.coordonneesTues}</p>}
      </PersonneForm>
    </Dialog>
  )
}
