import type { Situation } from 'domain/requetes/actes/situation'
import { formatLongInstant, formatLongJour, type Jour, jourDeParis } from 'domain/core/jour'
import type { SignedByClerk, SignedByJudge } from 'domain/requetes/decision/signed-by'
import { textesActes } from 'domain/requetes/textes/court-documents'
import { textesSignataires } from 'domain/requetes/textes/signataires'
import { textesSignature } from 'domain/requetes/textes/signature'
import type { Block } from '../core/pdf/document.ts'
import type { Personne } from '../core/personne.ts'

/** A person of the court as an act names them: first name, surname in capitals. */
export interface Auteur {
  nom: string
  qualite: string
}

/** The person who renders an order, named by the list of signatories (docs/decisions/0017). */
export interface Juge extends Auteur {
  titre?: never
}

/** A clerk whose account makes the document. `titre` is the title they sign under; signatories of the list have none. */
export interface Greffier extends Auteur {
  titre: string
}

type NomDePersonne = Pick<Personne, 'prenom' | 'nom' | 'civilite'>

interface Signature {
  /** Label of the day. */
  date: string
  le: Jour
  /** Other people who took part in it. */
  avec?: readonly { term: string; value: string }[]
}

/** The judge's signature, on orders only. */
export const jugeSignature = (_: SignedByJudge, { juge, date, le, avec = [] }: Signature & { juge: Juge }): Block => ({
  kind: 'signature',
  fields: [
    { term: textesActes.decision.par, value: juge.nom },
    { term: textesActes.decision.qualite, value: juge.qualite },
    { term: date, value: formatLongJour(le) },
    ...avec,
  ],
})

/** The signature of the clerk who establishes any other document. */
export const greffierSignature = (_: SignedByClerk, { greffier, date, le, avec = [] }: Signature & { greffier: Greffier }): Block => ({
  kind: 'signature',
  fields: [{ term: greffier.titre, value: greffier.nom }, { term: date, value: formatLongJour(le) }, ...avec],
})

/** The author of the order that a clerk's document rests on, with its day. The judge is its author and not its signatory. */
export const ordonnanceAuteur = ({ nom, qualite }: Juge, le: Jour): { term: string; value: string } => ({
  term: textesActes.ordonnanceRenduePar,
  value: textesActes.ordonnanceRendue(nom, qualite, formatLongJour(le)),
})

/** The clerk's preparation of an order that the judge signed on this site. */
export interface Preparation {
  le: Jour
  par: Auteur
}

/** The preparation of an order, as it names it; null where the clerk names the judge who decided. */
export const preparationOf = ({ projet }: Pick<Situation, 'projet'>, clerk: NomDePersonne | null): Preparation | null =>
  projet && clerk ? { le: projet.le, par: greffierDe(clerk) } : null

interface IssuedOrdonnance {
  greffier: Greffier
  editeLe: Date
  preparee: Preparation | null
}

/** The clerk's part in an order: delivers it, or prepared it for the judge, whose visa says what it is. */
export const delivrance = ({ greffier, editeLe, preparee }: IssuedOrdonnance): { term: string; value: string }[] => {
  const { delivreePar, delivree } = textesActes.ordonnance
  const { visa } = textesSignature
  const express = ({ nom, qualite }: Auteur, le: Jour) => delivree(nom, qualite, formatLongJour(le))
  if (!preparee) return [{ term: delivreePar, value: express(greffier, jourDeParis(editeLe)) }]
  return [
    { term: visa.preparee, value: express(preparee.par, preparee.le) },
    { term: visa.nom, value: visa.phrase(formatLongInstant(editeLe)) },
  ]
}

/** Names the clerk who establishes an act, as the act prints them. */
export const greffierDe = ({ prenom, nom, civilite }: NomDePersonne): Greffier => ({
  nom: textesSignataires.identite(prenom, nom),
  qualite: textesActes.greffier[civilite],
  titre: textesActes.leGreffier[civilite],
})
