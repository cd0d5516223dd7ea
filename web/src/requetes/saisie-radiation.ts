import type { Utilisateur } from 'contract/compte/compte'
import { applyRegles } from './demarche/apply-regles.ts'
import { declarantInitial } from './parties/declarant/saisie-declarant.ts'
import type { TargetAssociation, SaisieOnAssociation } from './on-association.tsx'

/** The values of the form of a radiation. */
export interface SaisieRadiation extends SaisieOnAssociation {
  radiation: { quitus: boolean; dateDissolution: string; commentaireRadiation: string }
}

type Target = Pick<TargetAssociation, 'association'>

/** Proposes the day of dissolution that the register holds (RADIA-03). */
export const saisieInitiale =
  ({ association }: Target) =>
  (utilisateur: Utilisateur | null): SaisieRadiation => ({
    version: association.version,
    declarant: declarantInitial(utilisateur),
    radiation: { quitus: false, dateDissolution: association.informations.dateDissolution ?? '', commentaireRadiation: '' },
    annexes: [],
    prises: {},
    commentaire: '',
  })

/** The rules of a radiation, applied to its form. */
export const radiationRegles = ({ association }: Target) =>
  applyRegles<SaisieRadiation>({
    type: 'RADIATION',
    association: { numero: association.numero, avant: association },
    parties: ({ version, radiation }) => ({ version, radiationAssociation: radiation }),
  })
