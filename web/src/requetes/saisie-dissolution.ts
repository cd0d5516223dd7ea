import type { Utilisateur } from 'contract/compte/compte'
import { uuidsDe } from 'domain/association/direction-inscrite'
import { selonRegles } from './demarche/selon-regles.ts'
import { declarantInitial } from './parties/declarant/saisie-declarant.ts'
import { comiteSaisi, type MembreSaisi } from './parties/membres/saisie-membres.ts'
import type { AssociationVisee, SaisieSurAssociation } from './sur-association.tsx'

/** The values of the form of a dissolution. */
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

/**
 * Rebases the form on another version. A liquidator no longer in the direction loses the register's uuid; a paper-register text is removed.
 */
export const reprendre = (saisie: SaisieDissolution, { association }: Visee): SaisieDissolution => {
  const connus = uuidsDe(association)
  const { liquidation } = saisie
  const liquidateurs = liquidation.liquidateurs.flatMap((saisi) => {
    if (saisi.membre.uuid === null || connus.has(saisi.membre.uuid)) return [saisi]
    return saisi.collection === 'reprises' ? [] : [{ ...saisi, membre: { ...saisi.membre, uuid: null } } as MembreSaisi]
  })
  return { ...saisie, version: association.version, liquidation: { ...liquidation, liquidateurs } }
}

/** The rules of a dissolution, applied to its form. */
export const selonDissolution = ({ association }: Visee) =>
  selonRegles<SaisieDissolution>({
    type: 'DISSOLUTION',
    association: { numero: association.numero, avant: association },
    parties: ({ version, liquidation: { commentaireLiquidation, liquidateurs } }) => ({
      version,
      liquidationAssociation: { commentaireLiquidation, liquidateurs: comiteSaisi(liquidateurs) },
    }),
  })
