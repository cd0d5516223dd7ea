import type { Liquidation } from '../../association/liquidation.ts'
import type { PreviousVersion } from '../../association/version.ts'
import type { ErreurChamp } from '../../core/erreurs.ts'
import { textesRegles } from '../textes/regles.ts'
import { unknownMembres } from './check-direction.ts'

/**
 * Errors of a liquidation: it needs a liquidator, or the reason why there is none (DISSO-05). Liquidators with a uuid must be registered
 * members (DISSO-06).
 */
export const checkLiquidation = ({ commentaireLiquidation, liquidateurs }: Liquidation, avant: PreviousVersion | null): ErreurChamp[] => {
  const { physiques, morales, reprises } = liquidateurs
  const personne = physiques.length + morales.length + reprises.length === 0
  return [
    ...(personne && commentaireLiquidation === null
      ? [{ field: 'liquidation.liquidation', defaultMessage: textesRegles.liquidationManquante }]
      : []),
    ...unknownMembres(liquidateurs, avant, 'liquidation.liquidateurs'),
  ]
}
