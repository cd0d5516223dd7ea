import type { DetailsEvenement } from 'contract/association/details-evenement'
import type { LigneHistorique } from 'contract/registre/historique'
import { evenementDe } from 'domain/requetes/etat/evenement-de'
import { sousTypesRequete, typesRequete } from 'domain/requetes/types'
import { documentsDe } from '../association/sql.ts'
import type { Db } from '../core/database.ts'
import { isOfCercle, type Lecteur, canRead } from '../rattachements/lecteur.ts'
import { requetesWithoutVersion, versionsDe } from './sql.ts'

interface Consultation {
  numero: string
  /** Ordre of the version an extract may be made of; null when none may. */
  extractible: number | null
}

/**
 * Returns the history of an association as this person may read it, newest first (SHEET-15): its versions, and the requests that made none.
 * A request under instruction is shown to the attached users and the court; others learn only that it exists. A rejected one is shown only
 * to the former.
 */
export const historiqueDe = async (db: Db, lecteur: Lecteur, { numero, extractible }: Consultation): Promise<LigneHistorique[]> => {
  const documents = await documentsDe(db, numero)
  const caches = new Set(documents.filter((document) => !canRead(lecteur, document)).map(({ uuid }) => uuid))
  const noms = new Map(documents.map(({ uuid, nom }) => [uuid, nom]))
  const versions = (await versionsDe(db, numero)).map((version): LigneHistorique => ({
    type: version.evenement,
    dateCreation: version.creeLe.toISOString(),
    typeRequete: version.requete?.type ?? null,
    sousTypes: version.requete?.sousTypes ?? [],
    ...(version.details?.office && exOfficioTypes(version.details.office)),
    extrait: version.ordre === extractible,
    association: { ordre: version.ordre, etatAssociation: version.etat, motifEtat: version.motifEtat },
    requete: version.requete && resume(version.requete),
    evenement: version.details && readable(version.details, caches, noms),
  }))
  const requetes = (await requetesWithoutVersion(db, numero)).flatMap((requete): LigneHistorique[] => {
    const ligne = {
      dateCreation: requete.datePreEnregistrement.toISOString(),
      extrait: false,
      association: null,
      evenement: null,
    }
    if (isOfCercle(lecteur)) {
      const { type, sousTypes } = requete
      return [{ ...ligne, type: evenementDe(type), typeRequete: type, sousTypes, requete: resume(requete) }]
    }
    return requete.etat === 'EN_COURS' ? [{ ...ligne, type: null, typeRequete: null, sousTypes: [], requete: null }] : []
  })
  // Versions of one instant keep their order: sorting is stable.
  return [...requetes, ...versions].toSorted((a, b) => (a.dateCreation < b.dateCreation ? 1 : a.dateCreation > b.dateCreation ? -1 : 0))
}

/** An act of the court's own motion, without a request, expressed with the types of requests (STATE-05, STATE-09). */
const exOfficioTypes = ({ typeRequete, sousTypes }: NonNullable<DetailsEvenement['office']>) => ({
  typeRequete: typesRequete.find((type) => type === typeRequete) ?? null,
  sousTypes: sousTypesRequete.filter((sousType) => sousTypes.includes(sousType)),
})

/** Returns the details of an event, with the register's name of its document; empty when this person may not know the document. */
const readable = (details: DetailsEvenement, caches: ReadonlySet<string>, noms: ReadonlyMap<string, string>): DetailsEvenement => {
  const { ajoutDocument, suppressionDocument, modificationDocument } = details
  const documents = [ajoutDocument, suppressionDocument, modificationDocument]
  if (documents.some((document) => document && caches.has(document.uuid))) return {}
  const name = <D extends { uuid: string; nom: string }>(document: D): D => ({
    ...document,
    nom: noms.get(document.uuid) ?? document.nom,
  })
  return {
    ...details,
    ...(ajoutDocument && { ajoutDocument: name(ajoutDocument) }),
    ...(suppressionDocument && { suppressionDocument: name(suppressionDocument) }),
    ...(modificationDocument && { modificationDocument: name(modificationDocument) }),
  }
}

type Requete = Awaited<ReturnType<typeof requetesWithoutVersion>>[number]

/** A request as the history shows it (ENT-23), without a result while it is under instruction. */
const resume = (requete: Requete): LigneHistorique['requete'] => ({
  numero: requete.numero,
  resultat: requete.etat === 'EN_COURS' ? null : requete.etat,
  dateOrdonnancement: requete.dateOrdonnancement,
  retireeLe: requete.retireeLe,
  datePreEnregistrement: requete.datePreEnregistrement.toISOString(),
  issueTeleservice: requete.issueTeleservice,
})
