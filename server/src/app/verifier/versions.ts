import { textesCheck } from 'domain/app/textes/check'
import { keptOrdre, sortA, sortOrdinaire } from 'domain/association/motif-etat'
import { readVersion } from 'domain/association/read-version'
import { empreinteJson } from '../../core/canonical.ts'
import type { Db } from '../../core/database.ts'
import type { Bilan } from './bilan.ts'
import { readLots } from './in-batches.ts'
import {
  actesDeVersion,
  associationsAfter,
  delivrancesDe,
  documentsDesAssociations,
  attestedExtraits,
  versionsDesAssociations,
} from './sql.ts'

const { version: textes } = textesCheck

interface ContenuActe {
  ordre: number
  evenement: string
  requete: string | null
  empreinte: string
  empreinteDetails?: string
}

type Association = Awaited<ReturnType<typeof associationsAfter>>[number]
type Version = Awaited<ReturnType<typeof versionsDesAssociations>>[number]

/**
 * Compares each version with its act, the documents it lists with those that exist, and the columns of the register with the latest
 * version.
 */
export async function* checkVersions(db: Db, bilan: Bilan): AsyncGenerator<string> {
  for await (const lot of readLots(
    (apres: string | null) => associationsAfter(db, apres),
    ({ numero }) => numero,
  )) {
    const numeros = lot.map(({ numero }) => numero)
    const versions = Map.groupBy(await versionsDesAssociations(db, numeros), ({ association }) => association)
    const actes = new Map(
      (await actesDeVersion(db, numeros)).map(({ association, contenu }) => {
        const acte = contenu as ContenuActe
        return [`${association}/${acte.ordre}`, acte]
      }),
    )
    const documents = await documentsDesAssociations(db, numeros)
    const uuids = new Set(documents.map(({ association, uuid }) => `${association}/${uuid}`))
    for (const association of lot) yield* compare(association, versions.get(association.numero) ?? [], { actes, uuids }, bilan)

    const attestes = new Set([
      ...documents.map(({ association, sha256 }) => `${association}/${sha256}`),
      ...(await attestedExtraits(db, numeros)).map(({ association, sha256 }) => `${association}/${sha256}`),
    ])
    for (const { association, code, sha256 } of await delivrancesDe(db, numeros))
      if (!attestes.has(`${association}/${sha256}`)) yield textes.delivrance(association, code)
  }
}

interface KnownData {
  actes: ReadonlyMap<string, ContenuActe>
  uuids: ReadonlySet<string>
}

function* compare(association: Association, versions: readonly Version[], { actes, uuids }: KnownData, bilan: Bilan): Generator<string> {
  const { numero } = association
  const parOrdre = new Map(versions.map((version) => [version.ordre, version]))
  for (let ordre = 1; ordre <= association.version; ordre += 1) {
    const version = parOrdre.get(ordre)
    if (!version) {
      yield textes.manque(numero, ordre)
      continue
    }
    bilan.versions += 1
    if (!matchesDetails(version, parOrdre)) yield textes.sort(numero, ordre)
    const acte = actes.get(`${numero}/${ordre}`)
    if (!acte) yield textes.sansActe(numero, ordre)
    else if (!isCovered(version, acte)) yield textes.change(numero, ordre)
    const contenu = asRead(version.contenu)
    if (!contenu) yield textes.illisible(numero, ordre)
    else for (const { uuid } of contenu.documents) if (!uuids.has(`${numero}/${uuid}`)) yield textes.document(numero, ordre, uuid)
    if (ordre !== association.version || !contenu) continue
    const { denomination, adresse } = contenu.informations
    const dite = [
      contenu.etatAssociation,
      version.motifEtat,
      version.successeur,
      denomination,
      adresse.codePostal,
      adresse.commune.libelle,
      adresse.adresse,
    ]
    const { etat, motifEtat, successeur, nom, codePostal, commune, adresse: affichee } = association
    if (JSON.stringify(dite) !== JSON.stringify([etat, motifEtat, successeur, nom, codePostal, commune, affichee]))
      yield textes.derniere(numero)
  }
}

/** Whether the reason of the state and the successor match the details of the versions (docs/decisions/0120). */
const matchesDetails = (version: Version, parOrdre: ReadonlyMap<number, Version>): boolean => {
  const nonRepris = asRead(version.contenu)?.nonRepris
  const { motifEtat, successeur } = sortA(
    { ...version, nonRepris },
    parOrdre.get(keptOrdre(version.ordre, version.details)) ?? sortOrdinaire,
  )
  return motifEtat === version.motifEtat && successeur === version.successeur
}

const isCovered = ({ evenement, requete, etat, contenu, details }: Version, acte: ContenuActe): boolean =>
  empreinteJson(contenu) === acte.empreinte &&
  evenement === acte.evenement &&
  requete === acte.requete &&
  etat === (contenu as { etatAssociation?: unknown }).etatAssociation &&
  // The act covers the details of an event since migration 0021 only.
  (!acte.empreinteDetails || empreinteJson(details) === acte.empreinteDetails)

const asRead = (contenu: unknown) => {
  try {
    return readVersion(contenu)
  } catch {
    return null
  }
}
