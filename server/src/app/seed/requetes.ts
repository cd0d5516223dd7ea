import { ajouterJours, jourDeParis } from 'domain/core/jour'
import type { Acte } from 'domain/requetes/actes/actes'
import { creation } from 'domain/requetes/demarches/creation'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { enregistrerActeDuGreffe, exigerActePossible, lireDossier } from '../../requetes/procedure/dossier.ts'
import { empreinteDe } from '../../requetes/depot/empreinte.ts'
import { annoncerDepot } from '../../requetes/depot/annoncer.ts'
import { enregistrer } from '../../requetes/depot/enregistrer.ts'
import { findEnvoi } from '../../requetes/depot/sql.ts'
import type { Comptes } from './comptes.ts'
import { inventerCreation } from './creation.ts'
import type { Modele } from './fichiers.ts'
import { hasardDe } from './hasard.ts'
import { communesDuRessort, nomsDesCommunes } from './sql.ts'

/** How long ago each creation was filed, taken in charge and communicated to the prefect, in days; the last one waits for a decision in silence. */
const attentes: readonly { greffe: 'strasbourg' | 'colmar'; depot: number; charge?: number; communication?: number }[] = [
  { greffe: 'strasbourg', depot: 0 },
  { greffe: 'strasbourg', depot: 1 },
  { greffe: 'strasbourg', depot: 3 },
  { greffe: 'strasbourg', depot: 8, charge: 6 },
  { greffe: 'strasbourg', depot: 24, charge: 22, communication: 20 },
  { greffe: 'colmar', depot: 0 },
  { greffe: 'colmar', depot: 2 },
  { greffe: 'colmar', depot: 60, charge: 57, communication: 55 },
]

/** Files the creations that wait at Strasbourg and Colmar, through the functions of a real filing; those already there are left alone. */
export const semerRequetes = async (office: Office, comptes: Comptes, modeles: readonly Modele[]): Promise<void> => {
  const { db, now } = office
  const reels = new Set(await nomsDesCommunes(db))
  const fichiers = (['DECLARATION_INSCR', 'STATUTS', 'PV_AG'] as const).flatMap(
    (type) => modeles.find((modele) => modele.type === type)?.fichiers[0] ?? [],
  )
  for (const [rang, attente] of attentes.entries()) {
    const agent = comptes[attente.greffe]
    const hasard = hasardDe(`requete/${rang}`)
    const envoi = { compte: (rang % 2 === 0 ? comptes.camille : comptes.jean).uuid, cle: hasard.uuid() }
    if (await findEnvoi(db, { ...envoi, empreinte: '', instant: now() })) continue
    const tribunal = await getTribunal(db, agent.tribunaux[0] ?? '')
    const instant = daysAgo(now(), attente.depot)
    const ressort = { communes: await communesDuRessort(db, tribunal), reels }
    const depot = inventerCreation(hasard, ressort, rang % 2 === 0 ? comptes.camille : comptes.jean, jourDeParis(instant), fichiers)
    await db.transaction().execute(async (trx) => {
      const siege = depot.association.informations.adresse.commune
      const recu = { ...envoi, empreinte: empreinteDe(depot, fichiers), depot, siege, fichiers, tribunal, instant }
      const enregistre = await enregistrer(trx, { demarche: creation, association: null, base: null, ...recu })
      await annoncerDepot(trx, office, { ...recu, ...enregistre })
      const { numero } = enregistre
      for (const [il, acte] of actesDe(agent, jourDeParis(now()), attente)) await agir(trx, agent, numero, daysAgo(now(), il), acte)
    })
  }
}

const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)

type ActeSimple = Exclude<Acte, { type: 'DEPOT' | 'INSCRIPTION' | 'REJET' }>

const actesDe = (
  { uuid, prenom, nom }: Personne,
  aujourdhui: string,
  { charge, communication }: (typeof attentes)[number],
): [number, ActeSimple][] => [
  ...(charge === undefined
    ? []
    : [[charge, { type: 'PRISE_EN_CHARGE', le: ajouterJours(aujourdhui, -charge), agent: { uuid, prenom, nom } }] as [number, ActeSimple]]),
  ...(communication === undefined
    ? []
    : [[communication, { type: 'COMMUNICATION_PREFET', le: ajouterJours(aujourdhui, -communication) }] as [number, ActeSimple]]),
]

const agir = async (trx: Trx, agent: Personne, numero: string, instant: Date, acte: ActeSimple): Promise<void> => {
  const dossier = await lireDossier(trx, agent, numero, instant)
  exigerActePossible(dossier, acte.type, dossier.requete.version, acte.le)
  await enregistrerActeDuGreffe(trx, dossier, acte)
}
