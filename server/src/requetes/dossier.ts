import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes-refus'
import { type Acte, situationDe } from 'domain/requetes/actes'
import { phraseDeConflit } from 'domain/requetes/conflit'
import { etatPublic } from 'domain/requetes/etat-public'
import { type ActeDuGreffe, obstacles, type SituationGreffe } from 'domain/requetes/obstacles'
import { verifierDateActe } from 'domain/requetes/verifier-acte'
import { enregistrerActe } from '../core/actes.ts'
import type { Db, Trx } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { invalid, precondition, Refusal } from '../core/refusal.ts'
import { notFound } from '../core/server-errors.ts'
import { avancer, findRequeteDuRessort, type RequeteDuRessort } from './greffe-sql.ts'
import { journalDe, type Ligne } from './journal.ts'
import { signatairesDe } from './signataires-sql.ts'

/** A request as one clerk finds it at one instant. */
export interface Dossier {
  requete: RequeteDuRessort
  journal: Ligne[]
  /** Who was in office on some day since the filing. */
  signataires: Awaited<ReturnType<typeof signatairesDe>>
  situation: SituationGreffe
  /** Who reads, and when. */
  agent: Personne
  instant: Date
}

/** Reads a request of the clerk's courts; 404 for the others, as for what does not exist. */
export const lireDossier = async (db: Db, agent: Personne, numero: string, instant: Date): Promise<Dossier> => {
  const requete = await findRequeteDuRessort(db, agent, numero)
  if (!requete) throw notFound()
  const journal = await journalDe(db, numero)
  const aujourdhui = jourDeParis(instant)
  const situation = situationDe(
    journal.map(({ acte }) => acte),
    aujourdhui,
  )
  const signataires = await signatairesDe(db, requete.tribunal, { depuis: situation.deposeeLe, jusqua: aujourdhui })
  return {
    requete,
    journal,
    signataires,
    agent,
    instant,
    situation: { ...situation, type: requete.type, agent: agent.uuid, signataires: signataires.length > 0 },
  }
}

/** 409: the sentence naming the act that came first since the version the clerk had read (STAFF-08). */
const conflit = (journal: readonly Ligne[], version: number): Refusal => {
  // The filing is version 1 and line 1: each act since is the next of both.
  const premier = journal.find(({ rang }) => rang > version) ?? journal.at(-1)
  return new Refusal(409, premier ? phraseDeConflit(premier.acte.type, premier.auteur ?? '', premier.instant) : textesRefus.etat)
}

/** Refuses an act that was decided on another version (409), that something stands in the way of (412), or of an impossible day (400). */
export const exigerActePossible = ({ journal, situation, instant }: Dossier, acte: ActeDuGreffe, version: number, le: string): void => {
  // The journal is read after the row: its last line is the newest version seen, so that an act in between is told as one.
  if (version !== journal.at(-1)?.rang) throw conflit(journal, version)
  const reasons = obstacles(acte, situation)
  if (reasons.length) throw precondition(textesRefus.etat, reasons)
  const erreurs = verifierDateActe(acte, le, situation, jourDeParis(instant))
  if (erreurs.length) throw invalid(textesRefus.saisieInvalide, erreurs)
}

/** Writes an act of the court and what it makes of the request, exactly once per version (goal R11). */
export const enregistrerActeDuGreffe = async (trx: Trx, { requete, journal, agent, instant }: Dossier, acte: Acte): Promise<void> => {
  const { numero, version } = requete
  const apres = situationDe([...journal.map((ligne) => ligne.acte), acte], jourDeParis(instant))
  const moved = await avancer(trx, numero, version, {
    etape: apres.etape,
    etat: etatPublic(apres.etape),
    agent: apres.enCharge?.agent.uuid ?? null,
    opposition_jusquau: apres.oppositionJusquau,
    date_ordonnancement: apres.decideeLe,
    association: acte.type === 'INSCRIPTION' ? acte.numeroAssociation : requete.association,
  })
  if (!moved) throw conflit(await journalDe(trx, numero), version)
  await enregistrerActe(trx, { sujet: 'requete', sujetId: numero, type: acte.type, instant, auteur: agent.uuid, contenu: acte })
}
