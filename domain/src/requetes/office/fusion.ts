import * as z from 'zod/mini'
import type { EtatAssociation } from '../../association/etats.ts'
import type { Version } from '../../association/version.ts'
import type { ErreurChamp } from '../../core/erreurs.ts'
import { formaterJour, type JourCalendaire, JourObligatoire } from '../../core/jour.ts'
import { textes as erreurs } from '../../core/textes.ts'
import { textesFusion as textes } from './textes-fusion.ts'

/** As many as one act names: a federation that takes in its branches. */
export const absorbeesAuPlus = 20

/** A merger as its treaty says it: which associations of the register this one absorbs (STAFF-12, CCL art. 79-IV). */
export const Fusion = z.strictObject({
  numeros: z
    .array(z.string().check(z.regex(/^[A-Z]{3}\d{6}$/)))
    .check(z.minLength(1, { error: textes.aucune }), z.maxLength(absorbeesAuPlus)),
  dateTraite: JourObligatoire,
  dateEffet: JourObligatoire,
})
export type Fusion = z.output<typeof Fusion>

/** What stands in the way of recording a merger on an association: only one that lives absorbs. */
export const obstaclesFusion = (etat: EtatAssociation): string[] => {
  if (etat === 'RADIEE') return [textes.radiee]
  return etat === 'DISSOUTE' ? [textes.dissoute] : []
}

/** An association named in a merger; null where the clerk's courts have none of this number. */
export interface Absorbee {
  numero: string
  etat: EtatAssociation | null
}

/** Why one cannot be absorbed; null when it may be. */
export const refusDAbsorber = ({ numero, etat }: Absorbee, absorbante: string): string | null => {
  if (numero === absorbante) return textes.elleMeme
  if (etat === null) return textes.inconnue(numero)
  return etat === 'RADIEE' ? textes.dejaRadiee(numero) : null
}

interface Contexte {
  absorbante: string
  absorbees: readonly Absorbee[]
  aujourdhui: JourCalendaire
}

/** What is wrong with a merger: days to come, an effect before the treaty, an association that cannot be absorbed. */
export const verifierFusion = ({ dateTraite, dateEffet }: Fusion, { absorbante, absorbees, aujourdhui }: Contexte): ErreurChamp[] => {
  const refus = absorbees.flatMap((absorbee) => refusDAbsorber(absorbee, absorbante) ?? [])
  const effet = dateEffet > aujourdhui ? textes.effetAVenir : dateEffet < dateTraite ? textes.avantTraite(formaterJour(dateTraite)) : null
  return [
    ...(refus.length > 0 ? [{ field: 'numeros', defaultMessage: refus.join(' ') }] : []),
    ...(dateTraite > aujourdhui ? [{ field: 'dateTraite', defaultMessage: erreurs.dateFuture }] : []),
    ...(effet === null ? [] : [{ field: 'dateEffet', defaultMessage: effet }]),
  ]
}

/** What a merger makes of an association absorbed: struck off the day it takes effect, without a liquidation (CCL art. 79-IV). */
export const versionAbsorbee = (avant: Version, dateEffet: JourCalendaire): Version => ({
  ...avant,
  etatAssociation: 'RADIEE',
  informations: { ...avant.informations, dateDissolution: avant.informations.dateDissolution ?? dateEffet, dateRadiation: dateEffet },
})
