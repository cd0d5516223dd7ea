import type { Situation } from 'domain/requetes/actes/situation'
import { formaterInstantEnLettres, formaterJourEnLettres, type JourCalendaire, jourDeParis } from 'domain/core/jour'
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
  le: JourCalendaire
  /** Other people who took part in it. */
  avec?: readonly { term: string; value: string }[]
}

/** The judge's signature, on orders only. */
export const signatureDuJuge = (_: SignedByJudge, { juge, date, le, avec = [] }: Signature & { juge: Juge }): Block => ({
  kind: 'signature',
  fields: [
    { term: textesActes.decision.par, value: juge.nom },
    { term: textesActes.decision.qualite, value: juge.qualite },
    { term: date, value: formaterJourEnLettres(le) },
    ...avec,
  ],
})

/** The signature of the clerk who establishes any other document. */
export const signatureDuGreffier = (_: SignedByClerk, { greffier, date, le, avec = [] }: Signature & { greffier: Greffier }): Block => ({
  kind: 'signature',
  fields: [{ term: greffier.titre, value: greffier.nom }, { term: date, value: formaterJourEnLettres(le) }, ...avec],
})

/** The author of the order that a clerk's document rests on, with its day. The judge is its author and not its signatory. */
export const ordonnanceRendue = ({ nom, qualite }: Juge, le: JourCalendaire): { term: string; value: string } => ({
  term: textesActes.ordonnanceRenduePar,
  value: textesActes.ordonnanceRendue(nom, qualite, formaterJourEnLettres(le)),
})

/** The clerk's preparation of an order that the judge signed on this site. */
export interface Preparee {
  le: JourCalendaire
  par: Auteur
}

/** The preparation of an order, as it names it; null where the clerk names the judge who decided. */
export const prepareeDe = ({ projet }: Pick<Situation, 'projet'>, clerk: NomDePersonne | null): Preparee | null =>
  projet && clerk ? { le: projet.le, par: greffierDe(clerk) } : null

interface Delivree {
  greffier: Greffier
  editeLe: Date
  preparee: Preparee | null
}

/** The clerk's part in an order: delivers it, or prepared it for the judge, whose visa says what it is. */
export const delivrance = ({ greffier, editeLe, preparee }: Delivree): { term: string; value: string }[] => {
  const { delivreePar, delivree } = textesActes.ordonnance
  const { visa } = textesSignature
  const dite = ({ nom, qualite }: Auteur, le: JourCalendaire) => delivree(nom, qualite, formaterJourEnLettres(le))
  if (!preparee) return [{ term: delivreePar, value: dite(greffier, jourDeParis(editeLe)) }]
  return [
    { term: visa.preparee, value: dite(preparee.par, preparee.le) },
    { term: visa.nom, value: visa.phrase(formaterInstantEnLettres(editeLe)) },
  ]
}

/** Names the clerk who establishes an act, as the act prints them. */
export const greffierDe = ({ prenom, nom, civilite }: NomDePersonne): Greffier => ({
  nom: textesSignataires.identite(prenom, nom),
  qualite: textesActes.greffier[civilite],
  titre: textesActes.leGreffier[civilite],
})
