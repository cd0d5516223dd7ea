import * as z from 'zod/mini'
import { choixWithDefault } from '../core/texte.ts'
import { textesAssociation } from './textes/common.ts'

export const unitesDuree = ['JOUR', 'MOIS', 'ANNEE'] as const
const auPlus = 9999

/** A duration of the statutes: a positive whole number of days, months or years (ASSO-24 to ASSO-27). */
export interface Duree {
  valeur: number
  unite: (typeof unitesDuree)[number]
}

const Valeur = z
  .int({ error: textesAssociation.entierPositif })
  .check(z.gte(1, textesAssociation.entierPositif), z.lte(auPlus, textesAssociation.dureeTropLongue(String(auPlus))))

/** A duration as typed. Null without a value (ASSO-26); in days when the unit is missing. */
export const DureeSaisie = z.pipe(
  z.optional(z.nullable(z.object({ valeur: z.optional(z.nullable(Valeur)), unite: choixWithDefault(unitesDuree, 'JOUR') }))),
  z.transform((duree): Duree | null => (duree?.valeur ? { valeur: duree.valeur, unite: duree.unite } : null)),
)
