import type { Utilisateur } from 'contract/compte/compte'
import { selonRegles } from './demarche/selon-regles.ts'
import { declarantInitial } from './parties/declarant/saisie-declarant.ts'
import type { AssociationVisee, SaisieSurAssociation } from './sur-association.tsx'

/** Everything typed in the form of a radiation. */
export interface SaisieRadiation extends SaisieSurAssociation {
  radiation: { quitus: boolean; dateDissolution: string; commentaireRadiation: string }
}

type Visee = Pick<AssociationVisee, 'association'>

/** The day the register knows is proposed (RADIA-03). */
export const saisieInitiale =
  ({ association }: Visee) =>
  (utilisateur: Utilisateur | null): SaisieRadiation => ({
    version: association.version,
    declarant: declarantInitial(utilisateur),
    radiation: { quitus: false, dateDissolution: association.informations.dateDissolution ?? '', commentaireRadiation: '' },
    annexes: [],
    prises: {},
    commentaire: '',
  })

/** The form of a radiation under its rules. */
export const selonRadiation = ({ association }: Visee) =>
  selonRegles<SaisieRadiation>({
    type: 'RADIATION',
    association: { numero: association.numero, avant: association },
    parties: ({ version, radiation }) => ({ version, radiationAssociation: radiation }),
  })
