import { randomUUID } from 'node:crypto'
import { etatDeFond } from 'domain/association/conformite'
import { jourDeParis } from 'domain/core/jour'
import { nomDeDocument } from 'domain/core/nom-document'
import { textesRefus } from 'domain/core/textes/refus'
import { type Absorbee, type Fusion, obstaclesFusion, verifierFusion, versionAbsorbee } from 'domain/requetes/office/fusion'
import { textesFusion } from 'domain/requetes/textes/fusion'
import {
  type ActeSurAssociation,
  type AssociationEnMain,
  changer,
  consignerActe,
  prendre,
  prendreALaVersion,
} from '../../association/agir.ts'
import { enregistrerDocuments } from '../../association/documents.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { type FichierConserve, referencerFichiers } from '../../core/files/sql.ts'
import { invalid, precondition } from '../../core/refusal.ts'
import { annoncerFusion } from './annoncer-fusion.ts'
import { associationsDuRessort } from './sql.ts'

const office = { typeRequete: 'FUSION_ABSORPTION', sousTypes: ['FUSION'] }

/** Locks the absorbed associations and the absorbing one, always in the same order, so that two mergers never deadlock. */
const toutPrendre = async (trx: Trx, acte: ActeSurAssociation, vue: number, numeros: readonly string[]) => {
  const connues = await associationsDuRessort(trx, acte.agent, numeros)
  const enMain = new Map<string, AssociationEnMain>()
  for (const numero of [...connues, acte.numero].toSorted())
    enMain.set(numero, numero === acte.numero ? await prendreALaVersion(trx, acte, vue) : await prendre(trx, { ...acte, numero }))
  const absorbante = enMain.get(acte.numero) ?? (await prendreALaVersion(trx, acte, vue))
  return { absorbante, nommees: numeros.map((numero) => ({ numero, dossier: enMain.get(numero) ?? null })) }
}

/** Adds the agreement to the documents of an association. */
const verser = async (
  trx: Trx,
  { numero, now }: AssociationEnMain,
  { sha256, mime }: FichierConserve,
  { dateTraite: date, dateEffet }: Fusion,
): Promise<string> => {
  const uuid = randomUUID()
  const dit = { type: 'TRAITE_APPORT', sousType: null, date }
  const propre = { ...dit, uuid, association: numero, requete: null, nom: nomDeDocument(dit, mime), journal: null }
  await enregistrerDocuments(trx, now, [{ ...propre, dateEffet, sha256, reserve: false }])
  return uuid
}

/**
 * Records a merger in one transaction (STAFF-12): the absorbed associations are struck off and name the absorbing one, which names them.
 * Mails the attached users of each. Returns the ordre of the version of the absorbing one.
 */
export const inscrireFusion = async (
  trx: Trx,
  poste: Pick<Office, 'jobs' | 'settings'>,
  acte: ActeSurAssociation,
  { version, fusion, fichier }: { version: number; fusion: Fusion; fichier: FichierConserve },
): Promise<number> => {
  const numeros = [...new Set(fusion.numeros)]
  const { absorbante, nommees } = await toutPrendre(trx, acte, version, numeros)
  const obstacles = obstaclesFusion(etatDeFond(absorbante.contenu))
  if (obstacles.length > 0) throw precondition(textesRefus.etat, obstacles)
  const dites = nommees.map(({ numero, dossier }): Absorbee => ({ numero, etat: dossier && dossier.contenu.etatAssociation }))
  const contexte = { absorbante: acte.numero, absorbees: dites, aujourdhui: jourDeParis(acte.now) }
  const erreurs = verifierFusion(fusion, contexte)
  if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)

  const absorbees = nommees.flatMap(({ dossier }) => dossier ?? [])
  const { dateTraite, dateEffet } = fusion
  const { numero } = acte
  const { denomination } = absorbante.contenu.informations
  await referencerFichiers(trx, acte.now, [fichier])
  for (const dossier of absorbees) {
    const uuid = await verser(trx, dossier, fichier, fusion)
    await consignerActe(trx, dossier, { type: 'FUSION', contenu: { avant: dossier.ordre, absorbante: numero, dateTraite, dateEffet } })
    const apres = versionAbsorbee(dossier.contenu, dateEffet)
    // Recorded as a decision, so that a decision that annuls it gives the state back (STAFF-14).
    const autorite = textesFusion.lAssociation(denomination, numero)
    const decision = { nature: 'ABSORPTION', autorite, date: dateEffet, numero: null, infirme: null }
    await changer(trx, dossier, {
      evenement: 'FUSION_ABSORPTION',
      contenu: { ...apres, documents: [...apres.documents, { uuid, actif: true }] },
      details: { office: { ...office, decision }, absorption: { numero } },
    })
  }
  const { contenu } = absorbante
  const uuid = await verser(trx, absorbante, fichier, fusion)
  await consignerActe(trx, absorbante, { type: 'FUSION', contenu: { avant: absorbante.ordre, fusionnees: numeros, dateTraite, dateEffet } })
  const ordre = await changer(trx, absorbante, {
    evenement: 'FUSION_ABSORPTION',
    contenu: { ...contenu, documents: [...contenu.documents, { uuid, actif: true }] },
    details: { office, fusionnees: { numeros } },
  })
  await annoncerFusion(trx, poste, { absorbante, absorbees, dateEffet })
  return ordre
}
