import { randomUUID } from 'node:crypto'
import { etatDeFond } from 'domain/association/conformite'
import { jourDeParis } from 'domain/core/jour'
import { nomDeDocument } from 'domain/core/nom-document'
import { textesRefus } from 'domain/core/textes/refus'
import { type AbsorbedAssociation, type Fusion, obstaclesFusion, checkFusion, absorbedVersion } from 'domain/requetes/ex-officio/fusion'
import { textesFusion } from 'domain/requetes/textes/fusion'
import { type ActeOnAssociation, type AssociationEnMain, changeContenu, logActe, takeInHand, takeAtVersion } from '../../association/act.ts'
import { saveDocuments } from '../../association/documents.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { type KeptFichier, referenceFichiers } from '../../core/files/sql.ts'
import { invalid, precondition } from '../../core/refusal.ts'
import { announceFusion } from './announce-fusion.ts'
import { ressortAssociations } from './sql.ts'

const office = { typeRequete: 'FUSION_ABSORPTION', sousTypes: ['FUSION'] }

/** Locks the absorbed associations and the absorbing one, always in the same order, so that two mergers never deadlock. */
const takeAll = async (trx: Trx, acte: ActeOnAssociation, vue: number, numeros: readonly string[]) => {
  const connues = await ressortAssociations(trx, acte.agent, numeros)
  const enMain = new Map<string, AssociationEnMain>()
  for (const numero of [...connues, acte.numero].toSorted())
    enMain.set(numero, numero === acte.numero ? await takeAtVersion(trx, acte, vue) : await takeInHand(trx, { ...acte, numero }))
  const absorbante = enMain.get(acte.numero) ?? (await takeAtVersion(trx, acte, vue))
  return { absorbante, nommees: numeros.map((numero) => ({ numero, dossier: enMain.get(numero) ?? null })) }
}

/** Adds the agreement to the documents of an association. */
const addTraite = async (
  trx: Trx,
  { numero, now }: AssociationEnMain,
  { sha256, mime }: KeptFichier,
  { dateTraite: date, dateEffet }: Fusion,
): Promise<string> => {
  const uuid = randomUUID()
  const dit = { type: 'TRAITE_APPORT', sousType: null, date }
  const propre = { ...dit, uuid, association: numero, requete: null, nom: nomDeDocument(dit, mime), journal: null }
  await saveDocuments(trx, now, [{ ...propre, dateEffet, sha256, reserve: false }])
  return uuid
}

/**
 * Records a merger in one transaction (STAFF-12): the absorbed associations are struck off and name the absorbing one, which names them.
 * Mails the attached users of each. Returns the ordre of the version of the absorbing one.
 */
export const registerFusion = async (
  trx: Trx,
  poste: Pick<Office, 'jobs' | 'settings'>,
  acte: ActeOnAssociation,
  { version, fusion, fichier }: { version: number; fusion: Fusion; fichier: KeptFichier },
): Promise<number> => {
  const numeros = [...new Set(fusion.numeros)]
  const { absorbante, nommees } = await takeAll(trx, acte, version, numeros)
  const obstacles = obstaclesFusion(etatDeFond(absorbante.contenu))
  if (obstacles.length > 0) throw precondition(textesRefus.etat, obstacles)
  const dites = nommees.map(({ numero, dossier }): AbsorbedAssociation => ({ numero, etat: dossier && dossier.contenu.etatAssociation }))
  const contexte = { absorbante: acte.numero, absorbees: dites, aujourdhui: jourDeParis(acte.now) }
  const erreurs = checkFusion(fusion, contexte)
  if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)

  const absorbees = nommees.flatMap(({ dossier }) => dossier ?? [])
  const { dateTraite, dateEffet } = fusion
  const { numero } = acte
  const { denomination } = absorbante.contenu.informations
  await referenceFichiers(trx, acte.now, [fichier])
  for (const dossier of absorbees) {
    const uuid = await addTraite(trx, dossier, fichier, fusion)
    await logActe(trx, dossier, { type: 'FUSION', contenu: { avant: dossier.ordre, absorbante: numero, dateTraite, dateEffet } })
    const apres = absorbedVersion(dossier.contenu, dateEffet)
    // Recorded as a decision, so that a decision that annuls it gives the state back (STAFF-14).
    const autorite = textesFusion.lAssociation(denomination, numero)
    const decision = { nature: 'ABSORPTION', autorite, date: dateEffet, numero: null, infirme: null }
    await changeContenu(trx, dossier, {
      evenement: 'FUSION_ABSORPTION',
      contenu: { ...apres, documents: [...apres.documents, { uuid, actif: true }] },
      details: { office: { ...office, decision }, absorption: { numero } },
    })
  }
  const { contenu } = absorbante
  const uuid = await addTraite(trx, absorbante, fichier, fusion)
  await logActe(trx, absorbante, { type: 'FUSION', contenu: { avant: absorbante.ordre, fusionnees: numeros, dateTraite, dateEffet } })
  const ordre = await changeContenu(trx, absorbante, {
    evenement: 'FUSION_ABSORPTION',
    contenu: { ...contenu, documents: [...contenu.documents, { uuid, actif: true }] },
    details: { office, fusionnees: { numeros } },
  })
  await announceFusion(trx, poste, { absorbante, absorbees, dateEffet })
  return ordre
}
