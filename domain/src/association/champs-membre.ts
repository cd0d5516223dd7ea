import * as z from 'zod/mini'
import { type FieldLine, type FieldTable, type Printing, printings, storedShape } from '../core/fields.ts'
import { civilites, libelleCivilite } from '../core/personne.ts'
import { LocatedCommune, StoredCommune, nullableEmail, texte, nullableTexte } from './formes.ts'
import type { RubriqueMembre } from './rubriques-membre.ts'
import { textesDifferences } from './textes/differences.ts'
import { textesFormulaireAssociation as labels } from './textes/formulaire.ts'

/** One value kept of a member, a liquidator or a founder, one line per value (docs/decisions/0114). */
export interface ChampMembre extends FieldLine {
  /** Label in a form; null when no form asks for the value. */
  label: string | null
  /** Heading of the value on the sheet and among changes; null when it is never compared. */
  compared: RubriqueMembre | null
  /** Puts the value in words. Without it, the text itself is used. */
  say?(value: never): string | null
  /** Separator before the next words of the same heading. Without it, the value has its own line. */
  glue?: string
}
type ChampsMembre = Readonly<Record<string, ChampMembre | { fields: Readonly<Record<string, ChampMembre>> }>>

const nowhere: readonly Printing[] = []
/** CPC annex art. 30-7: the home address and the nationality of each member. */
const attestation: readonly Printing[] = ['ATTESTATION_INSCRIPTION']

/** Home address of a person. */
const adresse = {
  adresse: { stored: texte, label: labels.adresseMembre, readers: 'cercle', printed: attestation, compared: 'domicile' },
  complementAdresse: {
    stored: nullableTexte,
    label: labels.complementAdresse,
    readers: 'cercle',
    printed: attestation,
    compared: 'domicile',
  },
  codePostal: { stored: texte, label: labels.codePostal, readers: 'cercle', printed: attestation, compared: 'domicile', glue: ' ' },
  commune: {
    stored: StoredCommune,
    answered: LocatedCommune,
    label: labels.commune,
    readers: 'comptes',
    printed: attestation,
    compared: 'domicile',
    say: ({ libelle }: { libelle: string }) => libelle,
  },
  pays: { stored: texte, label: labels.pays, readers: 'comptes', printed: attestation, compared: 'domicile' },
} as const satisfies ChampsMembre

const uuid = { stored: texte, label: null, readers: 'comptes', printed: printings, compared: null } as const satisfies ChampMembre
const civilite = {
  stored: z.enum(civilites),
  readers: 'comptes',
  printed: nowhere,
  say: libelleCivilite,
  glue: ' ',
} as const

const communs = {
  uuid,
  fonction: { stored: texte, label: labels.fonction, readers: 'comptes', printed: printings, compared: 'fonction' },
  email: { stored: nullableEmail, label: labels.email, readers: 'tribunal', printed: nowhere, compared: 'email' },
  telephone: { stored: nullableTexte, label: labels.telephone, readers: 'tribunal', printed: nowhere, compared: 'telephone' },
  estFondateur: {
    stored: z.boolean(),
    label: labels.estFondateur,
    readers: 'comptes',
    printed: nowhere,
    compared: 'qualite',
    say: (est: boolean) => textesDifferences.fondateur[`${est}`],
  },
  adresse: { fields: adresse },
} as const satisfies ChampsMembre

export const champsPhysique = {
  ...communs,
  civilite: { ...civilite, label: labels.civilite, compared: 'identite' },
  prenom: { stored: texte, label: labels.prenom, readers: 'comptes', printed: printings, compared: 'identite', glue: ' ' },
  nom: { stored: texte, label: labels.nom, readers: 'comptes', printed: printings, compared: 'identite' },
  nationalite: { stored: texte, label: labels.nationalite, readers: 'cercle', printed: attestation, compared: 'nationalite' },
} as const satisfies ChampsMembre

export const champsMorale = {
  ...communs,
  denomination: { stored: texte, label: labels.denomination, readers: 'comptes', printed: printings, compared: 'identite', glue: ' ' },
  formeJuridique: {
    stored: texte,
    label: labels.formeJuridique,
    readers: 'comptes',
    printed: printings,
    compared: 'identite',
    say: (forme: string) => `(${forme})`,
  },
  civilite: { ...civilite, label: labels.civiliteRepresentant, compared: 'representant' },
  prenomRepresentant: {
    stored: texte,
    label: labels.prenomRepresentant,
    readers: 'comptes',
    printed: printings,
    compared: 'representant',
    glue: ' ',
  },
  nomRepresentant: { stored: texte, label: labels.nomRepresentant, readers: 'comptes', printed: printings, compared: 'representant' },
  numeroInscription: {
    stored: nullableTexte,
    label: labels.numeroInscription,
    readers: 'comptes',
    printed: printings,
    compared: 'numeroInscription',
  },
} as const satisfies ChampsMembre

/** A member taken over from the paper register as one text. The text may hold a home address, so not all accounts may read it. */
export const champsReprise = {
  uuid,
  description: { stored: texte, label: null, readers: 'cercle', printed: attestation, compared: null },
} as const satisfies ChampsMembre

const fondateur = { label: null, readers: 'comptes', printed: nowhere, compared: null } as const

export const champsFondateurPhysique = {
  civilite: { ...fondateur, stored: z.enum(civilites) },
  nom: { ...fondateur, stored: texte },
  prenom: { ...fondateur, stored: texte },
} as const satisfies ChampsMembre

export const champsFondateurMorale = {
  formeJuridique: { ...fondateur, stored: texte },
  denomination: { ...fondateur, stored: texte },
} as const satisfies ChampsMembre

/** The tables of the three lists of members. */
export const champsMembres = { physiques: champsPhysique, morales: champsMorale, reprises: champsReprise } as const
export const champsFondateurs = { physiques: champsFondateurPhysique, morales: champsFondateurMorale } as const

/** The stored shape of a list of persons that follow this table. */
export const storedList = <const T extends FieldTable>(table: T) => z.array(z.strictObject(storedShape(table)))
