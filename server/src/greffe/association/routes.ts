import type { Answered } from 'contract/core/call'
import {
  activerDocument as activerCall,
  ajouterDocument as ajouterCall,
  creerReprise as creerCall,
  getAssociationGreffe as getCall,
  porterMentions as mentionsCall,
  prendreInstantane as instantaneCall,
  reprendreRegistre as reprendreCall,
  supprimerDocument as supprimerCall,
} from 'contract/greffe/association'
import { lireJournal as lireJournalCall } from 'contract/greffe/journal'
import type { Db, Trx } from '../../core/database.ts'
import type { Door, Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import type { ActeOnAssociation } from '../../association/act.ts'
import { receiveDocument } from './ajout.ts'
import { createReprise } from './creation-reprise.ts'
import { setDocumentInForce, takeInstantane, deleteDocument } from './documents.ts'
import { readJournal } from './journal.ts'
import { recordMentions } from './mentions.ts'
import { takeOverRegistre } from './reprise.ts'
import { getRessortAssociation, openNonConformites } from '../../association/greffe-sql.ts'
import { findReprise, findVersion } from '../../association/sql.ts'

type Here = Pick<Office, 'db' | 'now'> & { user: Personne }

/** Does one act in one transaction: its version, its lines of the journal and its other rows, or nothing. */
const transact = async (
  { db, now, user: agent }: Here,
  { numero }: { numero: string },
  faire: (trx: Trx, acte: ActeOnAssociation) => Promise<number>,
) => ({
  version: await db.transaction().execute((trx) => faire(trx, { agent, numero, now: now() })),
})

const read = async (db: Db, agent: Personne, numero: string): Promise<Answered<typeof getCall>> => {
  const { version, dossier_papier: dossierPapier, inscrite_le: inscriteLe } = await getRessortAssociation(db, agent, numero)
  const contenu = (await findVersion(db, numero, version))?.contenu
  return {
    version,
    nonConformites: (await openNonConformites(db, numero)).map(({ id, texte, releveeLe, prenom, nom }) => ({
      id,
      texte,
      releveeLe: releveeLe.toISOString(),
      releveePar: prenom && nom && `${prenom} ${nom}`,
    })),
    dossierPapier,
    inscriteLe,
    reprise: (await findReprise(db, numero)) ?? null,
    membresRepris: contenu?.members.reprises.map(({ description }) => description) ?? [],
  }
}

/** The acts of the court on an association of the register (STAFF-18, STAFF-20 to STAFF-23). */
export const greffeAssociationRoutes = (door: Door): void => {
  door.serve(getCall, ({ params }, { db, user }) => read(db, user, params.numero))

  door.serve(lireJournalCall, ({ params }, { db, user }) => readJournal(db, user, params.numero))

  door.serve(reprendreCall, ({ params, body }, ici) => transact(ici, params, (trx, acte) => takeOverRegistre(trx, acte, body)))

  door.serve(creerCall, async ({ body }, { db, now, user }) => ({
    numero: await db.transaction().execute((trx) => createReprise(trx, user, now(), body)),
  }))

  door.serve(
    ajouterCall,
    async (received, ici) => ({ version: await receiveDocument(received, ici) }),
    ({ params }, { db, user }) => getRessortAssociation(db, user, params.numero),
  )

  door.serve(activerCall, ({ params, body }, ici) =>
    transact(ici, params, (trx, acte) => setDocumentInForce(trx, acte, { ...body, uuid: params.uuid })),
  )

  door.serve(supprimerCall, ({ params, body }, ici) =>
    transact(ici, params, (trx, acte) => deleteDocument(trx, acte, { ...body, uuid: params.uuid })),
  )

  door.serve(mentionsCall, ({ params, body }, ici) => transact(ici, params, (trx, acte) => recordMentions(trx, acte, body)))

  door.serve(instantaneCall, ({ params, body }, ici) => transact(ici, params, (trx, acte) => takeInstantane(trx, acte, body)))
}
