import type { Answered } from 'contract/core/call'
import type { DocumentAssociation } from 'contract/association/association'
import type { getAssociation } from 'contract/registre/fiche'
import { registeredSince } from 'domain/association/registered-since'
import { sortEvenements } from 'domain/association/reprise'
import type { Version } from 'domain/association/version'
import { readableVersion } from 'domain/association/readable-version'
import { enVigueurFirst } from 'domain/registre/ordre-documents'
import { obstaclesExtrait } from 'domain/extrait/obstacles-extrait'
import { answer } from '../association/answer.ts'
import { documentsDe, findAssociation, findFinDeVersion, findReprise, findVersion, representantsA } from '../association/sql.ts'
import type { Db } from '../core/database.ts'
import type { Context } from '../core/door.ts'
import type { Personne } from '../core/personne.ts'
import { getTribunal } from '../core/reference/sql.ts'
import { notFound } from '../core/server-errors.ts'
import { numerisationFor } from '../numerisation/numerisation.ts'
import { usagersFor } from '../rattachements/contestation/read.ts'
import { isFollowing } from '../rattachements/suivre/sql.ts'
import { demandesDe } from '../rattachements/demande/sql.ts'
import { invitationsDe } from '../rattachements/invitation/sql.ts'
import { situationDepot } from '../requetes/situation-depot.ts'
import { historiqueDe } from './historique.ts'
import { logLecture } from '../rattachements/lectures/log.ts'
import { isOfCercle, type Lecteur, lecteurDe, canRead, canSeeDemandes } from '../rattachements/lecteur.ts'

type Fiche = Answered<typeof getAssociation>

/** Returns the sheet of one version, the latest by default, as this person may read it (SRV-37). */
export const readFiche = async (
  { db, now, settings, user, request }: Pick<Context<typeof getAssociation>, 'db' | 'now' | 'settings' | 'user' | 'request'>,
  numero: string,
  ordre?: number,
): Promise<Fiche> => {
  const association = await findAssociation(db, numero)
  const version = association && (await findVersion(db, numero, ordre))
  if (!version) throw notFound()
  const lecteur = await lecteurDe(db, user, association)
  if (hasPersons(version.contenu))
    await logLecture({ db, now, settings }, { compte: user.uuid, sujet: numero, reader: lecteur.reader, adresse: request.ip })
  const { id, libelle } = await getTribunal(db, association.tribunal)
  const situation = await situationDepot(db, user, association, lecteur)
  const extractible = obstaclesExtrait({ etatAssociation: association.etat, ...situation }).length === 0
  return {
    association: {
      numero,
      version: version.ordre,
      motifEtat: version.motifEtat,
      ...(await answer(db, readableVersion(version.contenu, lecteur.reader))),
      documents: documentsFor(lecteur, numero, version, await documentsDe(db, numero)),
    },
    ...situation,
    derniere: { ordre: association.version, ...situation.derniere },
    enVigueur: {
      du: version.creeLe.toISOString(),
      au: (await findFinDeVersion(db, numero, version.ordre))?.toISOString() ?? null,
    },
    inscritsLe: Object.fromEntries(registeredSince(await representantsA(db, numero, version.ordre))),
    suivie: await isFollowing(db, user.uuid, numero),
    juridiction: { id, libelle },
    numerisation: await numerisationFor(db, user, association, lecteur),
    referencePapier: referencePapier(association),
    ...(isOfCercle(lecteur) ? await cercleDossier(db, user, numero, lecteur) : horsDuCercle),
    associationRehydrateVisibles: await historiqueDe(db, lecteur, { numero, extractible: extractible ? association.version : null }),
  }
}

/** Whether a sheet names at least one person. */
const hasPersons = ({ members, fondateurs, liquidationAssociation }: Version): boolean =>
  [members, fondateurs, liquidationAssociation?.liquidateurs.members ?? {}].some((lists) =>
    Object.values<readonly unknown[]>(lists).some((list) => list.length > 0),
  )

const referencePapier = ({ volume, folio }: { volume: string | null; folio: string | null }): Fiche['referencePapier'] =>
  volume !== null && folio !== null ? { volume, folio } : null

type Dossier = Pick<Fiche, 'reprise' | 'usagers' | 'invitations' | 'rattachementsDemandes'>

/**
 * Returns users, invitations, requests for attachment and paper register, for the attached users and the court only (SHEET-04, SHEET-05,
 * PERM-06).
 */
const cercleDossier = async (db: Db, user: Personne, numero: string, lecteur: Lecteur): Promise<Dossier> => {
  const reprise = await findReprise(db, numero)
  return {
    reprise: reprise ? { ...reprise, registre: sortEvenements(reprise.registre) } : null,
    usagers: await usagersFor(db, user, numero, lecteur),
    invitations: (await invitationsDe(db, numero, user.aujourdhui)).map(({ envoyeeLe, vivante, ...same }) => ({
      ...same,
      reference: same.id,
      statut: vivante ? ('EN_ATTENTE' as const) : ('EXPIREE' as const),
      envoyeeLe: envoyeeLe.toISOString(),
    })),
    rattachementsDemandes: canSeeDemandes(lecteur)
      ? (await demandesDe(db, numero)).map(({ demandeeLe, ...same }) => ({ ...same, demandeeLe: demandeeLe.toISOString() }))
      : null,
  }
}

const horsDuCercle: Dossier = { reprise: null, usagers: null, invitations: null, rattachementsDemandes: null }

type Document = Awaited<ReturnType<typeof documentsDe>>[number]

/** Returns the documents of the version that this person may know, those in force first. */
const documentsFor = (
  lecteur: Lecteur,
  numero: string,
  version: { ordre: number; contenu: Version },
  documents: readonly Document[],
): DocumentAssociation[] => {
  const visibles = new Map(documents.filter((document) => canRead(lecteur, document)).map((document) => [document.uuid, document]))
  const listes = version.contenu.documents.flatMap(({ uuid, actif }) => {
    const document = visibles.get(uuid)
    if (!document) return []
    const { nom, type, sousType, date, dateEffet, journal, taille } = document
    const lien = `/api/association/${numero}/${version.ordre}/document/${uuid}/${encodeURIComponent(nom)}`
    return [{ uuid, nom, type, sousType, date, dateEffet, journal, actif, taille, lien }]
  })
  return enVigueurFirst(listes)
}
