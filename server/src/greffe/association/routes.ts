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
import type { ActeSurAssociation } from '../../association/agir.ts'
import { recevoirDocument } from './ajout.ts'
import { creerReprise } from './creation-reprise.ts'
import { activerDocument, prendreInstantane, supprimerDocument } from './documents.ts'
import { lireJournal } from './journal.ts'
import { porterMentions } from './mentions.ts'
import { reprendreRegistre } from './reprise.ts'
import { getAssociationDuRessort, nonConformitesRelevees } from '../../association/greffe-sql.ts'
import { findReprise, findVersion } from '../../association/sql.ts'

type Ici = Pick<Office, 'db' | 'now'> & { user: Personne }

/** Does one act in one transaction: its version, its lines of the journal and its other rows, or nothing. */
const agir = async (
  { db, now, user: agent }: Ici,
  { numero }: { numero: string },
  faire: (trx: Trx, acte: ActeSurAssociation) => Promise<number>,
) => ({
  version: await db.transaction().execute((trx) => faire(trx, { agent, numero, now: now() })),
})

const lire = async (db: Db, agent: Personne, numero: string): Promise<Answered<typeof getCall>> => {
  const { version, dossier_papier: dossierPapier, inscrite_le: inscriteLe } = await getAssociationDuRessort(db, agent, numero)
  const contenu = (await findVersion(db, numero, version))?.contenu
  return {
    version,
    nonConformites: (await nonConformitesRelevees(db, numero)).map(({ id, texte, releveeLe, prenom, nom }) => ({
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
  door.serve(getCall, ({ params }, { db, user }) => lire(db, user, params.numero))

  door.serve(lireJournalCall, ({ params }, { db, user }) => lireJournal(db, user, params.numero))

  door.serve(reprendreCall, ({ params, body }, ici) => agir(ici, params, (trx, acte) => reprendreRegistre(trx, acte, body)))

  door.serve(creerCall, async ({ body }, { db, now, user }) => ({
    numero: await db.transaction().execute((trx) => creerReprise(trx, user, now(), body)),
  }))

  door.serve(
    ajouterCall,
    async (received, ici) => ({ version: await recevoirDocument(received, ici) }),
    ({ params }, { db, user }) => getAssociationDuRessort(db, user, params.numero),
  )

  door.serve(activerCall, ({ params, body }, ici) =>
    agir(ici, params, (trx, acte) => activerDocument(trx, acte, { ...body, uuid: params.uuid })),
  )

  door.serve(supprimerCall, ({ params, body }, ici) =>
    agir(ici, params, (trx, acte) => supprimerDocument(trx, acte, { ...body, uuid: params.uuid })),
  )

  door.serve(mentionsCall, ({ params, body }, ici) => agir(ici, params, (trx, acte) => porterMentions(trx, acte, body)))

  door.serve(instantaneCall, ({ params, body }, ici) => agir(ici, params, (trx, acte) => prendreInstantane(trx, acte, body)))
}
