import type { Utilisateur } from 'contract/compte/compte'
import { uuidsDe } from 'domain/association/registered-direction'
import { applyRegles } from './demarche/apply-regles.ts'
import { declarantInitial } from './parties/declarant/saisie-declarant.ts'
import { toComite, type TypedMembre } from './parties/membres/saisie-membres.ts'
import type { TargetAssociation, SaisieOnAssociation } from './on-association.tsx'

/** The values of the form of a dissolution. */
export interface SaisieDissolution extends SaisieOnAssociation {
  liquidation: { commentaireLiquidation: string; liquidateurs: TypedMembre[] }
}

type Target = Pick<TargetAssociation, 'association'>

export const saisieInitiale =
  ({ association }: Target) =>
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
export const rebaseSaisie = (saisie: SaisieDissolution, { association }: Target): SaisieDissolution => {
  const connus = uuidsDe(association)
  const { liquidation } = saisie
  const liquidateurs = liquidation.liquidateurs.flatMap((saisi) => {
    if (saisi.membre.uuid === null || connus.has(saisi.membre.uuid)) return [saisi]
    return saisi.collection === 'reprises' ? [] : [{ ...saisi, membre: { ...saisi.membre, uuid: null } } as TypedMembre]
  })
  return { ...saisie, version: association.version, liquidation: { ...liquidation, liquidateurs } }
}

/** The rules of a dissolution, applied to its form. */
export const dissolutionRegles = ({ association }: Target) =>
  applyRegles<SaisieDissolution>({
    type: 'DISSOLUTION',
    association: { numero: association.numero, avant: association },
    parties: ({ version, liquidation: { commentaireLiquidation, liquidateurs } }) => ({
      version,
      liquidationAssociation: { commentaireLiquidation, liquidateurs: toComite(liquidateurs) },
    }),
  })
