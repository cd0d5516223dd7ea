import { ajouterJours, jourDeParis } from 'domain/core/jour'
import type { ActeDuGreffe } from 'domain/requetes/actes/obstacles'
import { creation } from 'domain/requetes/demarches/creation'
import { uneAnnexe } from 'domain/core/exemples'
import type { Office } from '../../core/door.ts'
import type { FichierConserve } from '../../core/files/sql.ts'
import type { Personne } from '../../core/personne.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { lireDossier } from '../../requetes/procedure/dossier.ts'
import { faireActe } from '../../requetes/procedure/faire.ts'
import { empreinteDe } from '../../requetes/depot/empreinte.ts'
import { annoncerDepot } from '../../requetes/depot/annoncer.ts'
import { enregistrer } from '../../requetes/depot/enregistrer.ts'
import { findEnvoi } from '../../requetes/depot/sql.ts'
import { joindrePiece } from '../../pieces/ajouter.ts'
import { cleDesCodes, codeDe } from '../../pieces/code.ts'
import { effetsDesPieces } from '../../pieces/greffe/envoyer.ts'
import { lireTour } from '../../pieces/ouvrir.ts'
import { transmettre } from '../../pieces/transmettre.ts'
import type { Comptes } from './comptes.ts'
import { inventerCreation } from './creation.ts'
import type { Modele } from './fichiers.ts'
import { hasardDe } from './hasard.ts'
import { communesDuRessort, nomsDesCommunes } from './sql.ts'
import { annexesDeCreation, type Verifications, verdictsDe } from './verifications.ts'

interface Attente {
  greffe: 'strasbourg' | 'colmar'
  depot: number
  recepisse?: number
  charge?: number
  communication?: number
  /** How far it was verified, and when. */
  verifiee?: [number, Verifications]
  /** The signed paper statutes came. */
  statuts?: number
  /** The court asked for documents, and its declarant replied. */
  demande?: number
  reponse?: number
}

/** How long ago each creation was filed, had its receipt, was taken in charge, verified and communicated to the prefect, in days; the last one waits for a decision in silence. */
const attentes: readonly Attente[] = [
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
]

/** Files the creations that wait at Strasbourg and Colmar, through the functions of a real filing; those already there are only brought as far. */
export const semerRequetes = async (office: Office, comptes: Comptes, modeles: readonly Modele[]): Promise<void> => {
  const { db, now } = office
  const reels = new Set(await nomsDesCommunes(db))
  const fichiers = annexesDeCreation.flatMap((type) => modeles.find((modele) => modele.type === type)?.fichiers[0] ?? [])
  for (const [rang, attente] of attentes.entries()) {
    const agent = comptes[attente.greffe]
    const hasard = hasardDe(`requete/${rang}`)
    const envoi = { compte: (rang % 2 === 0 ? comptes.camille : comptes.jean).uuid, cle: hasard.uuid() }
    const deja = await findEnvoi(db, { ...envoi, empreinte: '', instant: now() })
    if (deja) {
      await instruire(office, agent, deja.numero, attente, fichiers[1])
      continue
    }
    const tribunal = await getTribunal(db, agent.tribunaux[0] ?? '')
    const instant = daysAgo(now(), attente.depot)
    const ressort = { communes: await communesDuRessort(db, tribunal), reels }
    const depot = inventerCreation(hasard, ressort, rang % 2 === 0 ? comptes.camille : comptes.jean, jourDeParis(instant), fichiers)
    const numero = await db.transaction().execute(async (trx) => {
      const siege = depot.association.informations.adresse.commune
      const recu = { ...envoi, empreinte: empreinteDe(depot, fichiers), depot, siege, fichiers, tribunal, instant }
      const enregistre = await enregistrer(trx, { demarche: creation, association: null, base: null, ...recu })
      await annoncerDepot(trx, office, { ...recu, ...enregistre, type: creation.type })
      return enregistre.numero
    })
    await instruire(office, agent, numero, attente, fichiers[1])
  }
}

const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)

/** What the court asks of those it asks something. */
const demandee = {
  points: [
    { type: 'STATUTS', precisions: "L'article sur la sortie des membres manque à l'exemplaire déposé." },
    { type: null, precisions: 'Précisez qui représente la direction envers les tiers.' },
  ],
  observation: 'Les autres pièces sont complètes.',
} as const

/** The acts of the court on one creation, each so many days ago, in their order. */
const actesDe = (
  { recepisse, charge, verifiee, communication, statuts, demande }: Attente,
  aujourdhui: string,
): [number | undefined, ActeDuGreffe, object][] => [
  [recepisse, 'RECEPISSE', {}],
  [charge, 'PRISE_EN_CHARGE', {}],
  ...(verifiee ? verdictsDe(verifiee[1]).map(([type, dit]): [number, ActeDuGreffe, object] => [verifiee[0], type, dit]) : []),
  [communication, 'COMMUNICATION_PREFET', { le: ajouterJours(aujourdhui, -(communication ?? 0)) }],
  [demande, 'DEMANDE', { ...demandee, dateRetour: ajouterJours(aujourdhui, 15 - (demande ?? 0)) }],
  // Last, for a demonstration begun before it.
  [statuts, 'RECEPTION_STATUTS', { le: ajouterJours(aujourdhui, -(statuts ?? 0)) }],
]

/** Done as the clerk would have, that day: through the very function of the calls. */
const instruire = async (office: Office, agent: Personne, numero: string, attente: Attente, piece?: FichierConserve): Promise<void> => {
  const maintenant = office.now()
  const { requete } = await lireDossier(office.db, agent, numero, maintenant)
  const actes = actesDe(attente, jourDeParis(maintenant)).filter(([il]) => il !== undefined)
  // A first attempt that was cut has done some of them.
  let { version } = requete
  for (const [il = 0, type, dit] of actes.slice(version - 1)) {
    const alors = { ...office, now: () => daysAgo(maintenant, il) }
    await faireActe(alors, agent, type, { numero, dit: { version, ...dit }, autres: effetsDesPieces })
    version += 1
  }
  if (attente.reponse !== undefined) await repondre({ ...office, now: () => daysAgo(maintenant, attente.reponse ?? 0) }, numero, piece)
}

/** As its declarant would have, through the link of the mail; once. */
const repondre = async (alors: Office, numero: string, fichier: FichierConserve | undefined): Promise<void> => {
  const adresse = { requete: numero, piece: codeDe(await cleDesCodes(alors.db), { requete: numero, numero: 1, tour: 1 }) }
  const lu = await lireTour(alors.db, adresse, alors.now())
  if (lu?.etat !== 'EN_ATTENTE' || !fichier) return
  const annexe = uneAnnexe({
    nom: 'statuts-complets.pdf',
    type: 'STATUTS',
    sousType: null,
    date: jourDeParis(lu.requete.datePreEnregistrement),
  })
  await joindrePiece(alors, { ...adresse, index: '0' }, { annexe, fichier })
  await transmettre(alors, adresse, null, 'La présidente représente la direction, comme le dit le nouvel article 9.')
}
