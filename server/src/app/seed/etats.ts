import { anAnnexe } from 'domain/core/exemples'
import { addJours, jourDeParis } from 'domain/core/jour'
import { takeInstantane } from '../../greffe/association/documents.ts'
import { recordNonConformite } from '../../greffe/ex-officio/non-conformite.ts'
import { findAssociation, findVersion, nonConformitesDe } from '../../association/sql.ts'
import type { Office } from '../../core/door.ts'
import { keepPdf } from '../../core/files/keep-pdf.ts'
import type { Personne } from '../../core/personne.ts'
import { saveNumerisationDemande } from '../../numerisation/ask.ts'
import { findNumerisation } from '../../numerisation/sql.ts'
import { declareIntrouvable, saveNumerisation } from '../../numerisation/process.ts'
import { effetsDesPieces } from '../../greffe/demandes/send.ts'
import { findRequeteEnCours } from '../../requetes/depot/sql.ts'
import { readDossier } from '../../requetes/procedure/dossier.ts'
import { performActe } from '../../greffe/actes/perform.ts'
import { withdraw } from '../../requetes/retrait/withdraw.ts'
import { seedDemarche } from './demarches.ts'
import { buildDepotBy, fichiersDe, modificationDe } from './depots.ts'
import { dossierPapier, type Modele } from './fichiers.ts'
import { randomOf } from './random.ts'
import { isAlreadyFiled } from './sql.ts'
import type { Usager } from './usagers.ts'

const oneDay = 86_400_000

interface Greffe {
  office: Office
  agent: Personne
}

/** Creates digitisations in each state. The requesters of those that ended got a mail. */
export const seedNumerisations = async (
  { office, agent }: Greffe,
  {
    enCours,
    disponibles,
    introuvables,
  }: Record<'enCours' | 'disponibles' | 'introuvables', readonly { numero: string; par: { uuid: string } }[]>,
): Promise<void> => {
  const { db, store, pdf, now } = office
  const demandeeLe = new Date(now().getTime() - 6 * oneDay)
  for (const { numero, par } of [...enCours, ...disponibles, ...introuvables]) {
    if (await findNumerisation(db, numero)) continue
    await db.transaction().execute((trx) => saveNumerisationDemande(trx, { association: numero, compte: par.uuid, now: demandeeLe }))
  }
  const awaited = async (numeros: readonly { numero: string }[]): Promise<string[]> => {
    const etats = await Promise.all(numeros.map(async ({ numero }) => ({ numero, etat: (await findNumerisation(db, numero))?.etat })))
    return etats.filter(({ etat }) => etat === 'EN_COURS').map(({ numero }) => numero)
  }
  for (const numero of await awaited(disponibles)) {
    const fichier = await keepPdf(store, await pdf.renderPdf(dossierPapier(numero)))
    const nom = `dossier-papier-${numero}.pdf`
    await db.transaction().execute((trx) => saveNumerisation(trx, office, { numero, agent, now: now(), nom, fichier }))
  }
  for (const numero of await awaited(introuvables))
    await db.transaction().execute((trx) => declareIntrouvable(trx, office, { numero, agent, now: now() }))
}

/** Records non-conformities, without declaring the inscription non-conforming. */
export const seedNonConformites = async ({ office, agent }: Greffe, numeros: readonly string[]): Promise<void> => {
  const { db, now } = office
  for (const numero of numeros) {
    const version = (await findAssociation(db, numero))?.version
    if (!version || (await nonConformitesDe(db, numero)).length > 0) continue
    const releve = { version, texte: 'la liste des membres de la direction est sans date', declarer: false }
    await db.transaction().execute((trx) => recordNonConformite(trx, office, { agent, numero, now: now() }, releve))
  }
}

/** Takes a snapshot by the court, as the latest version. */
export const seedInstantane = async ({ office: { db, now }, agent }: Greffe, numero: string): Promise<void> => {
  const latest = await findVersion(db, numero)
  if (!latest || latest.evenement === 'INSTANTANE') return
  const instantane = { version: latest.ordre, motif: 'État du registre avant numérisation.' }
  await db.transaction().execute((trx) => takeInstantane(trx, { agent, numero, now: now() }, instantane))
}

/** Files a request a number of days ago, which a clerk may go on with. */
export const seedRequeteWithoutVersion = async (
  { office: { db, now }, agent, modeles }: Greffe & { modeles: readonly Modele[] },
  { numero, par, ilYA = 9 }: { numero: string; par: Usager; ilYA?: number },
): Promise<void> => {
  const hasard = randomOf(`sans-version/${numero}/EN_COURS`)
  const cle = hasard.uuid()
  const [association, base] = [await findAssociation(db, numero), await findVersion(db, numero)]
  if (!association || !base || (await isAlreadyFiled(db, cle))) return
  const deposee = new Date(now().getTime() - ilYA * oneDay)
  const { tribunal } = association
  const procesVerbal = anAnnexe({
    nom: 'proces-verbal.pdf',
    type: 'PV_AG',
    sousType: 'ORDINAIRE',
    date: addJours(jourDeParis(deposee), -1),
  })
  const depot = buildDepotBy(par, base.ordre, { ...modificationDe(base.contenu, [procesVerbal]), renouvellementComite: true })
  const fichiers = fichiersDe(depot, modeles, hasard)
  const demande = { association: numero, tribunal, base, depot, fichiers, compte: par.uuid, agent, deposee, decidee: null, cle }
  await db.transaction().execute((trx) => seedDemarche(trx, { ...demande, type: 'MODIFICATION' }))
}

/** Rejects a request whose declarant stayed silent, with the functions of the calls. */
export const seedRejet = async (
  greffe: Greffe & { modeles: readonly Modele[] },
  { numero, par }: { numero: string; par: Usager },
): Promise<void> => {
  const { office, agent } = greffe
  await seedRequeteWithoutVersion(greffe, { numero, par, ilYA: 50 })
  const requete = await findRequeteEnCours(office.db, numero)
  if (!requete) return
  const aujourdhui = jourDeParis(office.now())
  const motifs = [{ article: 'Code civil local, art. 67', motif: "Le procès-verbal ne dit pas qui l'assemblée a élu." }]
  const [signataire] = (await readDossier(office.db, agent, requete.numero, office.now())).signataires
  const actes = [
    [48, 'PRISE_EN_CHARGE', {}],
    [40, 'PROJET_REJET', { motifs, dateRetour: addJours(aujourdhui, -20) }],
    [12, 'REJET', { motifs, le: addJours(aujourdhui, -12), signataire: signataire?.id }],
  ] as const
  // An interrupted first attempt may have done some of them.
  const { version: faits } = (await readDossier(office.db, agent, requete.numero, office.now())).requete
  for (const [rang, [il, type, dit]] of actes.entries()) {
    if (rang + 1 < faits) continue
    const alors = { ...office, now: () => new Date(office.now().getTime() - il * oneDay) }
    await performActe(alors, agent, type, { numero: requete.numero, dit: { version: rang + 1, ...dit }, autres: effetsDesPieces })
  }
}

/** Takes back a request some days after its filing, with the function of the call. */
export const seedRetrait = async (
  greffe: Greffe & { modeles: readonly Modele[] },
  { numero, par }: { numero: string; par: Personne },
): Promise<void> => {
  const { office } = greffe
  await seedRequeteWithoutVersion(greffe, { numero, par })
  const requete = await findRequeteEnCours(office.db, numero)
  const alors = new Date(office.now().getTime() - 5 * oneDay)
  if (requete) await withdraw({ ...office, now: () => alors }, par, requete.numero)
}
