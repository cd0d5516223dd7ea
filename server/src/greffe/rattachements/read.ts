import type { Answered, Received } from 'contract/core/call'
import type { getDemandeRattachement, lireAnnexeRattachement, listerDemandesRattachement } from 'contract/greffe/rattachements'
import { obstaclesAcceptation } from 'domain/rattachements/demande-decision'
import { representantsFaceA } from 'domain/rattachements/demande-direction'
import { dernierEtat, findVersion } from '../../association/sql.ts'
import type { Db } from '../../core/database.ts'
import type { Context, Download } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { log } from '../../core/securite.ts'
import { notFound } from '../../core/server-errors.ts'
import { findRattachement } from '../../rattachements/sql.ts'
import { usagersDe } from '../../rattachements/droits-sql.ts'
import { annexesDe, countPending, findAnnexe, findReceived, pageEnAttente, nextPending } from './sql.ts'

/** The queue « Rattachements à valider » of the clerk's courts. A page number past the end returns the last page (STAFF-16). */
export const listDemandes = async (
  db: Db,
  agent: Personne,
  { page: asked, size, sort }: Received<typeof listerDemandesRattachement>['query'],
): Promise<Answered<typeof listerDemandesRattachement>> => {
  const totalRows = await countPending(db, agent)
  const page = Math.max(0, Math.min(asked, Math.ceil(totalRows / size) - 1))
  const rows = await pageEnAttente(db, agent, { sort, size, page })
  const content = rows.map(({ demandeeLe, ...same }) => ({ ...same, demandeeLe: demandeeLe.toISOString() }))
  return { content, totalRows, page, itemsPerPage: size, sort }
}

type Fiche = Answered<typeof getDemandeRattachement>

/** One request and the data the clerk compares it with (STAFF-16); 404 for the other courts. */
export const readDemande = async (db: Db, agent: Personne, uuid: string): Promise<Fiche> => {
  const recue = await findReceived(db, agent, uuid)
  if (!recue) throw notFound()
  const { association, compte, prenom, nom, statut } = recue
  const [version, deja, usagers, annexes, suivante] = await Promise.all([
    findVersion(db, association),
    findRattachement(db, association, { uuid: compte, aujourdhui: agent.aujourdhui }),
    usagersDe(db, association, agent.aujourdhui),
    annexesDe(db, uuid),
    nextPending(db, agent, uuid),
  ])
  if (!version) throw new Error(`${association} has no version`)
  const situation = {
    compteActif: recue.etatCompte === 'ACTIF',
    rattacheDepuis: deja?.depuis ?? null,
    ...(await dernierEtat(db, recue)),
  }
  return {
    ...recue,
    demandeeLe: recue.demandeeLe.toISOString(),
    decision: decisionDe(recue),
    annexes: annexes.map(({ empreinte, purgeeLe, contenusActifs, ...same }) => ({
      ...same,
      sha256: empreinte,
      purgeeLe: purgeeLe?.toISOString() ?? null,
      contenusActifs: contenusActifs ?? [],
    })),
    ...representantsFaceA(version.contenu, { nom, prenom }),
    usagers,
    obstacles: statut === 'EN_COURS' ? obstaclesAcceptation(situation) : [],
    suivante,
  }
}

const decisionDe = ({
  decideeLe,
  prenomAgent,
  nomAgent,
  motif,
}: NonNullable<Awaited<ReturnType<typeof findReceived>>>): Fiche['decision'] => {
  if (decideeLe === null) return null
  const agent = prenomAgent !== null && nomAgent !== null ? { prenom: prenomAgent, nom: nomAgent } : null
  return { le: decideeLe.toISOString(), agent, motif }
}

/** The bytes of an annexe, for the clerks of that court. Each reading of an identity paper is recorded (threat T22). */
export const readAnnexe = async (
  { uuid, rang }: Received<typeof lireAnnexeRattachement>['params'],
  { db, now, request, store, user }: Context<typeof lireAnnexeRattachement>,
): Promise<Download> => {
  const annexe = await findAnnexe(db, user, uuid, Number(rang))
  if (!annexe?.sha256) throw notFound()
  const lue = { annexe: annexe.sha256, demande: uuid, association: annexe.association }
  await log(db, now(), { type: 'ANNEXE', compte: user.uuid, adresse: request.ip, detail: lue })
  const { stream, taille } = await store.read(annexe.sha256)
  return { download: stream, type: annexe.mime, nom: annexe.nom, taille }
}
