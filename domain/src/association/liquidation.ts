import * as z from 'zod/mini'
import { optionalCorps } from '../core/texte.ts'
import { textes } from '../core/textes/common.ts'
import { Comite } from './membres.ts'

/** A liquidator is not a founder. */
const asNonFondateur = <M extends { estFondateur: boolean }>(membre: M): M => ({ ...membre, estFondateur: false })

/** The liquidators, under the rules of the direction (DISSO-06, CCL art. 48 and 76). */
const Liquidateurs = z.pipe(
  Comite,
  z.transform((comite) => ({
    ...comite,
    physiques: comite.physiques.map(asNonFondateur),
    morales: comite.morales.map(asNonFondateur),
  })),
)

/** The liquidation, as a dissolution declares it (DISSO-01, DISSO-02). */
export const Liquidation = z.strictObject(
  { commentaireLiquidation: optionalCorps(4000), liquidateurs: Liquidateurs },
  { error: textes.champObligatoire },
)
export type Liquidation = z.output<typeof Liquidation>
