import type { Utilisateur } from 'contract/compte/compte'
import { uuidsDe } from 'domain/association/direction-inscrite'
import { selonRegles } from './demarche/selon-regles.ts'
import { declarantInitial } from './parties/declarant/saisie-declarant.ts'
import { comiteSaisi, type MembreSaisi } from './parties/membres/saisie-membres.ts'
import type { AssociationVisee, SaisieSurAssociation } from './sur-association.tsx'

/** Everything typed in the form of a dissolution. */
export interface SaisieDissolution extends SaisieSurAssociation {
  liquidation: { commentaireLiquidation: string; liquidateurs: MembreSaisi[] }
}

type Visee = Pick<AssociationVisee, 'association'>

export const saisieInitiale =
  ({ association }: Visee) =>
  (utilisateur: Utilisateur | null): SaisieDissolution => ({
    version: association.version,
    declarant: declarantInitial(utilisateur),
    liquidation: { commentaireLiquidation: '', liquidateurs: [] },
    annexes: [],
    prises: {},
    commentaire: '',
  })

/** On another version: a liquidator who is no longer of the direction is somebody the register does not know. */
export const reprendre = (saisie: SaisieDissolution, { association }: Visee): SaisieDissolution => {
  const connus = uuidsDe(association)
  const { liquidation } = saisie
  const liquidateurs = liquidation.liquidateurs.flatMap((saisi) => {
    if (saisi.membre.uuid === null || connus.has(saisi.membre.uuid)) return [saisi]
    return saisi.collection === 'reprises' ? [] : [{ ...saisi, membre: { ...saisi.membre, uuid: null } } as MembreSaisi]
  })
  return { ...saisie, version: association.version, liquidation: { ...liquidation, liquidateurs } }
}

/** The form of a dissolution under its rules. */
export const selonDissolution = ({ association }: Visee) =>
  selonRegles<SaisieDissolution>({
    type: 'DISSOLUTION',
    association: { numero: association.numero, avant: association },
    parties: ({ version, liquidation: { commentaireLiquidation, liquidateurs } }) => ({
      version,
      liquidationAssociation: { commentaireLiquidation, liquidateurs: comiteSaisi(liquidateurs) },
    }),
  })
