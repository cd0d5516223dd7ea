import { etatDeFond } from 'domain/association/conformite'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import type { Acte, TypeActe } from 'domain/requetes/actes/actes'
import type { SituationGreffe } from 'domain/requetes/actes/definition'
import { type GreffeActe, obstacles } from 'domain/requetes/procedure/obstacles'
import { holderOf } from 'domain/requetes/actes/holder'
import { leftEtapes } from 'domain/requetes/procedure/left-etapes'
import { correctableLignes, situationDe } from 'domain/requetes/procedure/fold'
import { checkJourActe } from 'domain/requetes/procedure/check-jour'
import { phraseDeConflit } from 'domain/requetes/etat/conflit'
import { textesGreffe } from 'domain/requetes/textes/greffe'
import { findVersion } from '../../association/sql.ts'
import { clerksOf } from '../../compte/clerks-sql.ts'
import { recordActe } from '../../core/actes.ts'
import { canonicalJson } from '../../core/canonical.ts'
import type { Db, Trx } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { hasCircuit } from '../../core/reglages/sql.ts'
import { invalid, precondition, Refusal } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'
import { advance, findRessortRequete, type RessortRequete } from './sql.ts'
import { journalDe, type Ligne } from './journal.ts'
import { signatairesDe } from '../signataires/sql.ts'
import { jugeEnFonction } from '../signataires/juges-sql.ts'

/** A request as one clerk reads it at one instant. */
export interface Dossier {
  requete: RessortRequete
  journal: Ligne[]
  /** Signatories in office on some day since the filing. */
  signataires: Awaited<ReturnType<typeof signatairesDe>>
  /** The other clerks of the court. */
  collegues: Awaited<ReturnType<typeof clerksOf>>
  situation: SituationGreffe
  /** The reader, and the instant of the reading. */
  agent: Personne
  instant: Date
  /**
   * The clerk who establishes the documents: the reader. For a decision signed by the judge, the clerk who prepared it or holds the file
   * (X-79).
   */
  greffier: Pick<Personne, 'uuid' | 'prenom' | 'nom' | 'civilite'>
  /** The clerk who prepared a decision signed by the judge; null otherwise. */
  prepared: Pick<Personne, 'prenom' | 'nom' | 'civilite'> | null
}

/** Reads a request of the courts of a clerk or of a judge; 404 for the others, as for what does not exist. */
export const readDossier = async (db: Db, agent: Personne, numero: string, instant: Date): Promise<Dossier> => {
  const requete = await findRessortRequete(db, agent, numero)
  if (!requete) throw notFound()
  const journal = await journalDe(db, numero)
  const aujourdhui = jourDeParis(instant)
  const actes = journal.map(({ acte }) => acte)
  const situation = situationDe(requete, actes, aujourdhui)
  const registre = requete.association === null ? undefined : await findVersion(db, requete.association)
  const clerks = await clerksOf(db, requete.tribunal)
  const signataires = await signatairesDe(db, requete.tribunal, { depuis: situation.deposeeLe, jusqua: aujourdhui })
  return {
    requete,
    journal,
    signataires,
    collegues: clerks.filter(({ uuid }) => uuid !== agent.uuid),
    agent,
    instant,
    greffier: agent,
    prepared: null,
    situation: {
      ...situation,
      type: requete.type,
      sousTypes: requete.sousTypes,
      base: requete.base,
      agent: agent.uuid,
      holder: holderOf(situation, clerks),
      signataires: signataires.length > 0,
      corrigibles: correctableLignes(requete, actes, aujourdhui),
      etatDuRegistre: registre && etatDeFond(registre.contenu),
      circuit: (await hasCircuit(db, requete.tribunal)) ? { juges: await jugeEnFonction(db, requete.tribunal, aujourdhui) } : undefined,
      parLeJuge: !agent.authorities.includes('GREFFE'),
    },
  }
}

/** The acts that end a request. */
const fins: ReadonlySet<string> = new Set(['INSCRIPTION', 'REJET', 'RETRAIT'] satisfies TypeActe[])

/** Builds a 409 with the sentence that names the act that came first since the version the clerk read (STAFF-08). */
export const conflit = ({ journal, agent }: Pick<Dossier, 'journal' | 'agent'>, version: number): Refusal => {
  // The filing is version 1 and line 1: each act since adds one to both.
  const depuis = journal.filter(({ rang }) => rang > version)
  // The act that ended the request matters most.
  const premier = depuis.find(({ acte }) => fins.has(acte.type)) ?? depuis[0] ?? journal.at(-1)
  if (!premier) return new Refusal(409, textesRefus.etat)
  const qui = premier.compte === agent.uuid ? null : (premier.auteur ?? textesGreffe.leDeclarant)
  return new Refusal(409, phraseDeConflit(premier.acte.type, qui, premier.instant))
}

/**
 * Returns the act recorded since the version read when it is the same one by the same clerk: it was sent twice, and is already done. Fields
 * added when recording, such as a number or a document, are not compared. Neither are words erased since.
 */
export const findDoneActe = (
  { journal, agent }: Pick<Dossier, 'journal' | 'agent'>,
  version: number,
  fait: object,
  texte: string | undefined,
): Acte | null => {
  const suivant = journal.find(({ rang }) => rang === version + 1)
  if (suivant?.compte !== agent.uuid) return null
  if (texte !== undefined && suivant.texte !== null && suivant.texte !== texte) return null
  const dit = Object.fromEntries(Object.entries(suivant.acte).filter(([champ]) => champ in fait))
  return canonicalJson(dit) === canonicalJson(fait) ? suivant.acte : null
}

/** Refuses an act decided on another version (409), an act with obstacles (412), or an impossible day (400). */
export const requirePossibleActe = (dossier: Dossier, acte: GreffeActe, version: number, le: string): void => {
  const { journal, situation, instant } = dossier
  // The journal is read after the row: its last line is the newest version read, so that an act in between gives a conflict.
  if (version !== journal.at(-1)?.rang) throw conflit(dossier, version)
  const reasons = obstacles(acte, situation)
  if (reasons.length) throw precondition(textesRefus.etat, reasons)
  const erreurs = checkJourActe(acte, le, situation, jourDeParis(instant))
  if (erreurs.length) throw invalid(textesRefus.saisieInvalide, erreurs)
}

/** Writes an act of the court and moves the request, exactly once per version. `texte` is the reason, which can be erased later. */
export const recordGreffeActe = async (
  trx: Trx,
  { requete, journal, agent, instant }: Dossier,
  acte: Acte,
  texte?: string,
): Promise<void> => {
  const { numero, version } = requete
  const actes = [...journal.map((ligne) => ligne.acte), acte]
  const moved = await advance(trx, numero, version, {
    situation: situationDe(requete, actes, jourDeParis(instant)),
    quittees: leftEtapes(requete, actes),
    association: acte.type === 'INSCRIPTION' ? acte.numeroAssociation : requete.association,
  })
  if (!moved) throw conflit({ journal: await journalDe(trx, numero), agent }, version)
  const ligne = { sujet: 'requete', sujetId: numero, type: acte.type, instant, auteur: agent.uuid, contenu: acte } as const
  await recordActe(trx, texte === undefined ? ligne : { ...ligne, texte })
}
