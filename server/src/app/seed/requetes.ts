import { jourDeParis } from 'domain/core/jour'
import { creation } from 'domain/requetes/demarches/creation'
import type { Office } from '../../core/door.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { empreinteDe } from '../../requetes/depot/empreinte.ts'
import { announceDepot } from '../../requetes/depot/announce.ts'
import { save } from '../../requetes/depot/save.ts'
import { findEnvoi } from '../../requetes/depot/sql.ts'
import type { Comptes } from './comptes.ts'
import { inventCreation } from './creation.ts'
import type { Modele } from './fichiers.ts'
import { randomOf } from './random.ts'
import { ressortCommunes, nomsDesCommunes } from './sql.ts'
import { daysAgo, type Instruction, handle } from './process.ts'
import { seedUsager } from './usagers.ts'
import { annexesDeCreation } from './verifications.ts'

interface Attente extends Instruction {
  greffe: 'strasbourg' | 'colmar'
  depot: number
}

/** The steps from a deposit to a decision after the prefect's silence. */
const conduct = (depot: number) => ({
  depot,
  recepisse: depot - 1,
  charge: depot - 1,
  verifiee: [depot - 2, 'CONFORMES'] as const,
  communication: depot - 3,
})

/**
 * How many days ago each creation was filed, got its receipt, was taken in charge, verified, communicated to the prefect, registered and
 * published. One awaits a decision after the prefect's silence.
 */
export const attentes: readonly Attente[] = [
  { greffe: 'strasbourg', depot: 0 },
  { greffe: 'strasbourg', depot: 1 },
  { greffe: 'strasbourg', depot: 3, recepisse: 2 },
  { greffe: 'strasbourg', depot: 8, charge: 6, verifiee: [5, 'COMMENCEES'] },
  { greffe: 'strasbourg', depot: 24, recepisse: 22, charge: 22, verifiee: [21, 'CONFORMES'], communication: 20 },
  { greffe: 'colmar', depot: 0 },
  { greffe: 'colmar', depot: 2 },
  { greffe: 'colmar', depot: 60, recepisse: 58, charge: 57, verifiee: [56, 'CONFORMES'], communication: 55, statuts: 52 },
  { greffe: 'strasbourg', depot: 16, recepisse: 14, charge: 14, verifiee: [8, 'UNE_A_REGULARISER'], demande: 6 },
  { greffe: 'strasbourg', depot: 26, recepisse: 24, charge: 24, verifiee: [22, 'UNE_A_REGULARISER'], demande: 20, reponse: 3 },
  // Registered ones: a newspaper is awaited, is late, has published.
  { greffe: 'strasbourg', ...conduct(80), publication: { inscription: 30, avis: 29, paiement: 14, envoi: 9 } },
  { greffe: 'colmar', ...conduct(88), publication: { inscription: 38, avis: 37, paiement: 26, envoi: 18 } },
  { greffe: 'colmar', ...conduct(112), publication: { inscription: 62, avis: 61, paiement: 50, envoi: 44, parution: 35 } },
]

/**
 * Files the creations of Strasbourg and Colmar, waiting or registered, with the functions of a real filing. Those already there are only
 * brought to the same point.
 */
export const seedRequetes = async (office: Office, comptes: Comptes, modeles: readonly Modele[]): Promise<void> => {
  const { db, now } = office
  const reels = new Set(await nomsDesCommunes(db))
  const fichiers = annexesDeCreation.flatMap((type) => modeles.find((modele) => modele.type === type)?.fichiers[0] ?? [])
  for (const [rang, attente] of attentes.entries()) {
    const agent = comptes[attente.greffe]
    const hasard = randomOf(`requete/${rang}`)
    // The filer of a registered creation is attached to the association: use none of the accounts of the README.
    const declarant = attente.publication ? await seedUsager(db, now(), rang) : rang % 2 === 0 ? comptes.camille : comptes.jean
    const envoi = { compte: declarant.uuid, cle: hasard.uuid() }
    const deja = await findEnvoi(db, { ...envoi, empreinte: '', instant: now() })
    if (deja) {
      await handle(office, agent, deja.numero, attente, fichiers[1])
      continue
    }
    const tribunal = await getTribunal(db, agent.tribunaux[0] ?? '')
    const instant = daysAgo(now(), attente.depot)
    const ressort = { communes: await ressortCommunes(db, tribunal), reels }
    const depot = inventCreation(hasard, ressort, declarant, jourDeParis(instant), fichiers)
    const numero = await db.transaction().execute(async (trx) => {
      const siege = depot.association.informations.adresse.commune
      const recu = { ...envoi, empreinte: empreinteDe(depot, fichiers), depot, siege, fichiers, tribunal, instant }
      const enregistre = await save(trx, { demarche: creation, association: null, base: null, ...recu })
      await announceDepot(trx, office, { ...recu, ...enregistre, type: creation.type })
      return enregistre.numero
    })
    await handle(office, agent, numero, attente, fichiers[1])
  }
}
