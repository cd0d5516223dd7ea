import * as z from 'zod/mini'
import type { EtatAssociation } from '../../association/etats.ts'
import type { Version } from '../../association/version.ts'
import type { ErreurChamp } from '../../core/erreurs.ts'
import { formatJour, type Jour, RequiredJour } from '../../core/jour.ts'
import { textes as erreurs } from '../../core/textes/common.ts'
import { textesFusion as textes } from '../textes/fusion.ts'

/** Most associations absorbed in one act: enough for a federation that takes in its branches. */
export const maxAbsorbed = 20

/** A merger as its agreement states it: the associations of the register that this one absorbs (STAFF-12, CCL art. 79-IV). */
export const Fusion = z.strictObject({
  numeros: z.array(z.string().check(z.regex(/^[A-Z]{3}\d{6}$/))).check(z.minLength(1, { error: textes.aucune }), z.maxLength(maxAbsorbed)),
  dateTraite: RequiredJour,
  dateEffet: RequiredJour,
})
export type Fusion = z.output<typeof Fusion>

/** Reasons why a merger may not be recorded on an association: it must be neither dissolved nor struck off. */
export const obstaclesFusion = (etat: EtatAssociation): string[] => {
  if (etat === 'RADIEE') return [textes.radiee]
  return etat === 'DISSOUTE' ? [textes.dissoute] : []
}

/** An association named in a merger. `etat` is null when the clerk's courts have none of this number. */
export interface AbsorbedAssociation {
  numero: string
  etat: EtatAssociation | null
}

/** Why an association cannot be absorbed; null when it can. */
export const absorptionRefus = ({ numero, etat }: AbsorbedAssociation, absorbante: string): string | null => {
  if (numero === absorbante) return textes.elleMeme
  if (etat === null) return textes.inconnue(numero)
  return etat === 'RADIEE' ? textes.dejaRadiee(numero) : null
}

interface Contexte {
  absorbante: string
  absorbees: readonly AbsorbedAssociation[]
  aujourdhui: Jour
}

/** Errors of a merger: days in the future, an effect before the agreement, an association that cannot be absorbed. */
export const checkFusion = ({ dateTraite, dateEffet }: Fusion, { absorbante, absorbees, aujourdhui }: Contexte): ErreurChamp[] => {
  const refus = absorbees.flatMap((absorbee) => absorptionRefus(absorbee, absorbante) ?? [])
  const effet = dateEffet > aujourdhui ? textes.effetAVenir : dateEffet < dateTraite ? textes.avantTraite(formatJour(dateTraite)) : null
  return [
    ...(refus.length > 0 ? [{ field: 'numeros', defaultMessage: refus.join(' ') }] : []),
    ...(dateTraite > aujourdhui ? [{ field: 'dateTraite', defaultMessage: erreurs.dateFuture }] : []),
    ...(effet === null ? [] : [{ field: 'dateEffet', defaultMessage: effet }]),
  ]
}

/** The version of an absorbed association: struck off on the day of effect, without a liquidation (CCL art. 79-IV). */
export const absorbedVersion = (avant: Version, dateEffet: Jour): Version => ({
  ...avant,
  etatAssociation: 'RADIEE',
  informations: { ...avant.informations, dateDissolution: avant.informations.dateDissolution ?? dateEffet, dateRadiation: dateEffet },
})
