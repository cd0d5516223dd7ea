import * as z from 'zod/mini'
import { OptionalEmail, OptionalTelephone } from './coordonnees.ts'
import type { ErreurChamp } from './erreurs.ts'
import { requiredCode, optionalLigne, requiredLigne } from './texte.ts'
import { textes } from './textes/common.ts'
import { textesListes } from './textes/listes.ts'

const { refus } = textesListes

const forme = (motif: RegExp, faute: string) => requiredCode(20).check(z.regex(motif, faute))
const codePostal = forme(/^\d{5}$/, refus.codePostal)
/** The départements under local law (PROD-02). */
export const departements = ['57', '67', '68'] as const

/**
 * A field of an element. `fige`: set on creation, then never changed. `parmi`: chosen from a list. `capitales`: stored in capitals, like
 * the rest of its list.
 */
interface Champ {
  schema: z.ZodMiniType
  facultatif?: true
  fige?: true
  capitales?: true
  parmi?: 'departements' | 'tribunaux' | 'domaines'
  /** Holds several lines. */
  corps?: true
}

interface Liste {
  champs: Record<string, Champ>
  /** Whether elements may be added and withdrawn. The courts are those of the law, the communes those of the official list. */
  ouverte: boolean
}

/** The reference lists an administrator keeps (STAFF-25, REF-08). */
export const listes = {
  tribunaux: {
    ouverte: false,
    champs: {
      adresse: { schema: requiredLigne(200) },
      complementAdresse: { schema: optionalLigne(200), facultatif: true },
      codePostal: { schema: codePostal },
      commune: { schema: requiredLigne(100) },
      telephone: { schema: OptionalTelephone, facultatif: true },
      courriel: { schema: OptionalEmail, facultatif: true },
      horaires: { schema: optionalLigne(300), facultatif: true },
    },
  },
  communes: { ouverte: false, champs: { tribunal: { schema: requiredLigne(40), parmi: 'tribunaux' } } },
  journaux: {
    ouverte: true,
    champs: {
      libelle: { schema: requiredLigne(200) },
      departement: { schema: forme(/^(57|67|68)$/, textes.valeurNonProposee), parmi: 'departements' },
    },
  },
  pays: {
    ouverte: true,
    champs: {
      code: { schema: forme(/^[A-Z]{2}$/, refus.codePays), fige: true, capitales: true },
      libelle: { schema: requiredLigne(100), capitales: true },
      nationalite: { schema: optionalLigne(100), facultatif: true, capitales: true },
    },
  },
  domaines: { ouverte: true, champs: { libelle: { schema: requiredLigne(150) } } },
  themes: {
    ouverte: true,
    champs: {
      // A theme stays under its domain: its code begins with the domain's (ASSO-09).
      domaine: { schema: requiredLigne(150), fige: true, parmi: 'domaines' },
      libelle: { schema: requiredLigne(200) },
    },
  },
} as const satisfies Record<string, Liste>
export type NomDeListe = keyof typeof listes
export const nomsDeListes = Object.keys(listes) as [NomDeListe, ...NomDeListe[]]

/** The values of an element by field; '' for none. */
export type Valeurs = Record<string, string>

export const champsDe = (liste: NomDeListe): [champ: string, regle: Champ][] => Object.entries(listes[liste].champs)

/** The values as stored: only the fields of the list, read by their schema, in capitals where required. */
export const completeElement = (liste: NomDeListe, valeurs: Valeurs): Valeurs =>
  Object.fromEntries(
    champsDe(liste).map(([champ, { schema, capitales }]) => {
      const saisie = (valeurs[champ] ?? '').trim()
      const valeur = capitales ? saisie.toLocaleUpperCase('fr') : saisie
      const lu = schema.safeParse(valeur)
      return [champ, lu.success ? ((lu.data ?? '') as string) : valeur]
    }),
  )

/** The errors of an element, by field. */
export const checkElement = (liste: NomDeListe, valeurs: Valeurs): ErreurChamp[] =>
  champsDe(liste).flatMap(([champ, { schema }]) => {
    const lu = schema.safeParse(valeurs[champ] ?? '')
    return lu.success ? [] : [{ field: `valeurs.${champ}`, defaultMessage: lu.error.issues[0]?.message ?? textes.valeurInvalide }]
  })

/** Reasons why an element may not be withdrawn from the forms. Nothing is ever deleted. */
export const obstaclesRetrait = (liste: NomDeListe, valeurs: Valeurs, actifsDuDepartement: number): string[] => {
  if (!listes[liste].ouverte) return [refus.jamaisRetire]
  if (liste === 'pays' && valeurs['code'] === 'FR') return [refus.france]
  return liste === 'journaux' && actifsDuDepartement <= 1 ? [refus.dernierJournal(valeurs['departement'] ?? '')] : []
}

/** Reasons why a theme may not be added or offered again: its domain must be offered. */
export const domaineObstacles = (domaine: string, propose: boolean): string[] => (propose ? [] : [refus.domaineRetire(domaine)])
