import type { Answered, Received } from 'contract/core/call'
import { batchActes, type BatchActe, type listerFile as listerFileCall, type TrayView, trayViews } from 'contract/greffe/queue'
import { jourDeParis } from 'domain/core/jour'
import { holderOf } from 'domain/requetes/actes/holder'
import { obstacles } from 'domain/requetes/procedure/obstacles'
import { situationDe } from 'domain/requetes/procedure/fold'
import { obstaclesLettrePrefet } from 'domain/requetes/prefet/lettre-prefet'
import { dossierEcheance } from 'domain/suivi/echeance'
import { groupeDe, groupesEcheance } from 'domain/suivi/groupes-echeance'
import type { Db } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { journauxDe } from '../../requetes/procedure/journal.ts'
import { countQueues, findQueue, type Tri } from './sql.ts'

type Demande = Received<typeof listerFileCall>['query']
type Compte = Awaited<ReturnType<typeof countQueues>>[number]

const isInView =
  (vue: TrayView) =>
  ({ file, mienne, aFaire }: Compte): boolean =>
    vue === 'A_FAIRE' ? aFaire : vue === 'MIENNES' ? mienne : file === vue

const sum = (comptes: readonly Compte[]): number => comptes.reduce((total, { nombre }) => total + nombre, 0)

const byNom = <K extends string>(noms: readonly K[], compter: (nom: K) => number) =>
  Object.fromEntries(noms.map((nom) => [nom, compter(nom)])) as Record<K, number>

/** One tab of the clerk's tray, with the count of every tab (STAFF-02). A page past the end returns the last page. */
export const listQueue = async (
  db: Db,
  agent: Personne,
  instant: Date,
  { file: vue, page: asked, size, sort, ...criteres }: Demande,
): Promise<Answered<typeof listerFileCall>> => {
  const aujourdhui = jourDeParis(instant)
  const recherche = { ...criteres, aujourdhui }
  const comptes = await countQueues(db, agent, recherche)
  const ici = comptes.filter(isInView(vue))
  const totalRows = sum(ici)
  const page = Math.max(0, Math.min(asked, Math.ceil(totalRows / size) - 1))
  const [tri, sens] = sort.split(',') as [Tri, 'asc' | 'desc']
  const rows = await findQueue(db, agent, { ...recherche, vue, tri, sens, page, size })
  const journaux = await journauxDe(
    db,
    rows.map(({ numero }) => numero),
  )
  const content = rows.map(({ datePreEnregistrement, sousTypes, base, holder: clerk, ...row }) => {
    const objet = { type: row.type, sousTypes, base }
    const actes = (journaux.get(row.numero) ?? []).map(({ acte }) => acte)
    const situation = situationDe(objet, actes, aujourdhui)
    const holder = holderOf(situation, clerk === null ? [] : [{ uuid: clerk }])
    // Signatories and correctable lines do not affect these acts.
    const vu = { ...situation, ...objet, agent: agent.uuid, holder, signataires: true, corrigibles: [] }
    return {
      ...row,
      etape: situation.etape,
      datePreEnregistrement: datePreEnregistrement.toISOString(),
      agent: holder?.agent ?? null,
      contestee: situation.contestations.length > 0,
      echeance: dossierEcheance(situation, aujourdhui),
      obstacles: Object.fromEntries(batchActes.map((acte) => [acte, obstacles(acte, vu)])) as Record<BatchActe, string[]>,
      lettre: obstaclesLettrePrefet(situation),
    }
  })
  return {
    content,
    totalRows,
    page,
    itemsPerPage: size,
    sort,
    files: byNom(trayViews, (each) => sum(comptes.filter(isInView(each)))),
    groupes: byNom(groupesEcheance, (groupe) => sum(ici.filter(({ echeance }) => groupeDe(echeance, aujourdhui) === groupe))),
  }
}
