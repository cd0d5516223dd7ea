import type { Utilisateur } from 'contract/compte/compte'
import { selonRegles } from './demarche/selon-regles.ts'
import { declarantInitial } from './parties/declarant/saisie-declarant.ts'
import type { AssociationVisee, SaisieSurAssociation } from './sur-association.tsx'

/** The values of the form of a radiation. */
export interface SaisieRadiation extends SaisieSurAssociation {
  radiation: { quitus: boolean; dateDissolution: string; commentaireRadiation: string }
}

type Visee = Pick<AssociationVisee, 'association'>

/** Proposes the day of dissolution that the register holds (RADIA-03). */
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

/** The rules of a radiation, applied to its form. */
export const selonRadiation = ({ association }: Visee) =>
  selonRegles<SaisieRadiation>({
    type: 'RADIATION',
    association: { numero: association.numero, avant: association },
    parties: ({ version, radiation }) => ({ version, radiationAssociation: radiation }),
  })
