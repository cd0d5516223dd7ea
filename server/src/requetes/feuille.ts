import type { Version } from 'domain/association/version'
import { formaterInstantEnLettres, formaterJourEnLettres, type JourCalendaire, jourDeParis } from 'domain/core/jour'
import { libelleCivilite } from 'domain/core/personne'
import type { Situation } from 'domain/requetes/actes/situation'
import type { Declarant } from 'domain/requetes/declarant'
import { dire, type Phrases } from 'domain/requetes/phrases/phrases'
import type { SignedByClerk, SignedByJudge } from 'domain/requetes/signed-by'
import { textesActes } from 'domain/requetes/textes-actes'
import { textesNotification } from 'domain/requetes/textes-notification'
import { textesSignature } from 'domain/requetes/textes-signature'
import { textesSignataires } from 'domain/requetes/textes-signataires'
import type { TypeRecours } from 'domain/requetes/types'
import { nouveauCode, verificationDe } from '../association/delivrances.ts'
import type { Office } from '../core/door.ts'
import { keepPdf } from '../core/files/keep-pdf.ts'
import type { FichierConserve } from '../core/files/sql.ts'
import type { Block, DocumentPdf } from '../core/pdf/document.ts'
import type { Personne } from '../core/personne.ts'
import { blocVerification, contactDuTribunal, lignesAdresse, lignesTribunal } from './imprime.ts'
import type { TribunalImprime, Verification } from './imprime.ts'

/** A person of the court as an act names them: first name, surname in capitals. */
export interface Auteur {
  nom: string
  qualite: string
}

/** Who renders an order, named by the list of signatories (docs/decisions/0017). */
export interface Juge extends Auteur {
  titre?: never
}

/** A clerk, whose account makes the document: `titre` is what they sign under, and what no signatory of the list has. */
export interface Greffier extends Auteur {
  titre: string
}

type NomDePersonne = Pick<Personne, 'prenom' | 'nom' | 'civilite'>

/** Who filed, as declared. */
export type DestinataireDeclarant = Pick<
  Declarant,
  'civilite' | 'nom' | 'prenom' | 'adresse' | 'complementAdresse' | 'codePostal' | 'ville'
>

/** An association, at its head office. */
type DestinataireAssociation = Pick<Version['informations'], 'denomination'> & { siege: Version['informations']['adresse'] }

type Destinataire = DestinataireDeclarant | DestinataireAssociation

/** How a decision is told, and to whom, and what it may be appealed by (STAFF-10). */
export interface ANotifier {
  destinataire: Destinataire
  lrar: boolean
  recours: { type: TypeRecours; villeCourAppel: string }
}

export const nomDuDestinataire = (destinataire: Destinataire): string =>
  'siege' in destinataire
    ? destinataire.denomination
    : `${libelleCivilite(destinataire.civilite)} ${destinataire.prenom} ${destinataire.nom}`

/** The name and the address of whom a letter is for, line by line. */
export const adresseDe = (destinataire: Destinataire): string[] => {
  const nom = nomDuDestinataire(destinataire)
  if ('siege' in destinataire) return [nom, ...lignesAdresse(destinataire.siege).split('\n')]
  const { adresse, complementAdresse, codePostal, ville } = destinataire
  return [nom, ...[adresse, complementAdresse, `${codePostal} ${ville}`].filter((ligne) => ligne !== null)]
}

/** That a letter goes by registered post (CPC annex, art. 5). */
export const champEnvoi = ({ lrar }: Pick<ANotifier, 'lrar'>) =>
  lrar ? [{ term: textesNotification.envoi, value: textesNotification.lrar }] : []

/** The ways to appeal, and how, where there is one (CPC annex, art. 7; law.md §4.3). */
export const voiesDeRecours = ({
  phrases,
  recours: { type, villeCourAppel },
}: Pick<ANotifier, 'recours'> & { phrases: Phrases }): Block[] => [
  { kind: 'paragraph', text: dire(phrases, `notification-${type}`, { ville: villeCourAppel }) },
  ...(type === 'SANS_RECOURS' ? [] : [{ kind: 'paragraph', text: dire(phrases, 'notification-forme', {}) } as const]),
]

/** What every act the court issues on a request has in common. */
export interface DonneesFeuille {
  tribunal: TribunalImprime
  requete: { numero: string; deposeeLe: JourCalendaire }
  /** Instant written in the file; the same data and instant give the same bytes. */
  editeLe: Date
  verification: Verification
}

/** The sheet of an act: the court at its head, its code and its number at the foot. */
export const feuille = (titre: string, { tribunal, requete, editeLe, verification }: DonneesFeuille, blocks: Block[]): DocumentPdf => ({
  title: titre,
  reference: requete.numero,
  issuer: lignesTribunal(tribunal),
  blocks: [...blocks, blocVerification(verification)],
  footer: textesActes.pied(titre, requete.numero),
  createdAt: editeLe.toISOString(),
})

/** The sheet of what is sent to somebody: who answers it reads how the court is reached, and a window envelope shows the address. */
export const feuilleEnvoyee = (titre: string, donnees: DonneesFeuille, addressee: string[], blocks: Block[]): DocumentPdf => {
  const corps = feuille(titre, donnees, blocks)
  return { ...corps, issuer: [...corps.issuer, ...contactDuTribunal(donnees.tribunal)], addressee }
}

/** The same, to who filed or to the association. */
export const feuilleAdressee = (titre: string, donnees: DonneesFeuille & Pick<ANotifier, 'destinataire'>, blocks: Block[]): DocumentPdf =>
  feuilleEnvoyee(titre, donnees, adresseDe(donnees.destinataire), blocks)

interface Signature {
  /** Label of the day. */
  date: string
  le: JourCalendaire
  /** Who else had a part in it. */
  avec?: readonly { term: string; value: string }[]
}

/** The judge's signature, which orders alone bear. */
export const signatureDuJuge = (_: SignedByJudge, { juge, date, le, avec = [] }: Signature & { juge: Juge }): Block => ({
  kind: 'signature',
  fields: [
    { term: textesActes.decision.par, value: juge.nom },
    { term: textesActes.decision.qualite, value: juge.qualite },
    { term: date, value: formaterJourEnLettres(le) },
    ...avec,
  ],
})

/** The signature of the clerk who establishes what is not an order. */
export const signatureDuGreffier = (_: SignedByClerk, { greffier, date, le, avec = [] }: Signature & { greffier: Greffier }): Block => ({
  kind: 'signature',
  fields: [{ term: greffier.titre, value: greffier.nom }, { term: date, value: formaterJourEnLettres(le) }, ...avec],
})

/** Who rendered the order that a clerk's document rests on, and when: its author, never its signatory. */
export const ordonnanceRendue = ({ nom, qualite }: Juge, le: JourCalendaire): { term: string; value: string } => ({
  term: textesActes.ordonnanceRenduePar,
  value: textesActes.ordonnanceRendue(nom, qualite, formaterJourEnLettres(le)),
})

/** What a clerk prepared for the judge who signed it on this site. */
export interface Preparee {
  le: JourCalendaire
  par: Auteur
}

/** The preparation of an order, as it names it; null where the clerk names who decided. */
export const prepareeDe = ({ projet }: Pick<Situation, 'projet'>, clerk: NomDePersonne | null): Preparee | null =>
  projet && clerk ? { le: projet.le, par: greffierDe(clerk) } : null

interface Delivree {
  greffier: Greffier
  editeLe: Date
  preparee: Preparee | null
}

/** The clerk's part in an order: who delivers it, or prepared it for the judge, whose visa says what it is. */
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

/** The clerk who establishes an act, as it names them. */
export const greffierDe = ({ prenom, nom, civilite }: NomDePersonne): Greffier => ({
  nom: textesSignataires.identite(prenom, nom),
  qualite: textesActes.greffier[civilite],
  titre: textesActes.leGreffier[civilite],
})

/** An act of the court, made and kept: its file, and the code that verifies it. */
export interface Rendu {
  nom: string
  code: string
  fichier: FichierConserve
}

/** Makes an act under a new code, durable in the store. A rollback leaves it to the sweep. */
export const rendre = async (
  { pdf, store, settings }: Pick<Office, 'pdf' | 'store' | 'settings'>,
  requete: string,
  document: (verification: Verification) => DocumentPdf,
): Promise<Rendu> => {
  const code = nouveauCode()
  const rendu = document(verificationDe(code, settings.baseUrl))
  return { nom: `${rendu.title} ${requete}.pdf`, code, fichier: await keepPdf(store, await pdf.renderPdf(rendu)) }
}
