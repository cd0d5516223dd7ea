import type { DetailsEvenement } from 'contract/association/details-evenement'
import { searchedColonnes } from 'domain/association/searched-colonnes'
import type { TypeEvenement } from 'domain/association/evenements'
import type { Reprise } from 'domain/association/reprise'
import { keptOrdre, type Sort, sortA, sortOrdinaire } from 'domain/association/motif-etat'
import { Version } from 'domain/association/version'
import { sql } from 'kysely'
import './tables.ts'
import { type ActeToWrite, recordActe, recordFirstActes } from '../core/actes.ts'
import { empreinteJson } from '../core/canonical.ts'
import type { Trx } from '../core/database.ts'

export interface VersionToSave {
  numero: string
  /** Court of the association. */
  tribunal: string
  evenement: TypeEvenement
  /** Number of the request that makes it, or null for an event of the court. */
  requete: string | null
  contenu: Version
  /** Changes of an event of the court (ENT-24). */
  details?: DetailsEvenement
  /** For a first version: the day of the entry in the register, when known. */
  inscriteLe?: string
  /** For a first version: whether the court holds a paper file (DIGIT-09); false by default. */
  dossierPapier?: boolean
  now: Date
  /** Account of the person who decided it, or null for the system. */
  auteur: string | null
}

/**
 * The only way to make a version. Checks the snapshot by its schema, takes the next `ordre` under the association's row lock, copies the
 * searched columns and writes the act. The first version creates the association. Returns the ordre.
 */
export const saveVersion = async (trx: Trx, version: VersionToSave): Promise<number> => {
  const { numero, evenement, requete, details, inscriteLe = null, dossierPapier = false, now } = version
  const { contenu, colonnes } = prepare(version)
  const { version: ordre } = await trx
    .insertInto('association')
    .values({ numero, version: 1, cree_le: now, inscrite_le: inscriteLe, dossier_papier: dossierPapier, ...colonnes })
    .onConflict((conflict) => conflict.column('numero').doUpdateSet((eb) => ({ version: eb('association.version', '+', 1), ...colonnes })))
    .returning('version')
    .executeTakeFirstOrThrow()
  const { motifEtat: motif_etat, successeur } = await sortDe(trx, version, ordre)
  await trx.updateTable('association').set({ motif_etat, successeur }).where('numero', '=', numero).execute()
  const json = JSON.stringify(contenu)
  await trx
    .insertInto('version')
    .values({
      association: numero,
      ordre,
      evenement,
      requete,
      etat: contenu.etatAssociation,
      motif_etat,
      successeur,
      cree_le: now,
      contenu: json,
      details: details ? JSON.stringify(details) : null,
    })
    .execute()
  await recordActe(trx, acteDe(version, contenu, ordre))
  return ordre
}

/** Returns the reason of the state and the successor at the version about to be written. */
const sortDe = async (trx: Trx, { numero, contenu, details: dits }: VersionToSave, ordre: number): Promise<Sort> => {
  const details = dits ?? null
  const avant = await trx
    .selectFrom('version')
    .select(['motif_etat as motifEtat', 'successeur'])
    .where('association', '=', numero)
    .where('ordre', '=', keptOrdre(ordre, details))
    .executeTakeFirst()
  return sortA({ etat: contenu.etatAssociation, nonRepris: contenu.nonRepris, details }, avant ?? sortOrdinaire)
}

/** A first version taken over with a whole register, and what the register says beside it. */
export interface FirstVersion extends VersionToSave {
  reprise?: Reprise
  /** Non-conformities of the inscription. */
  nonConformites?: readonly { id: string; texte: string }[]
}

/**
 * Records the first versions of many associations at once, under numbers that nobody else has: the takeover of a whole register. The caller
 * inserts their documents in the same transaction.
 */
export const saveFirstVersions = async (trx: Trx, versions: readonly FirstVersion[]): Promise<void> => {
  const prepared = versions.map((version) => ({ version, ...prepare(version) }))
  const associations = prepared.map(({ version: { numero, now, inscriteLe = null, dossierPapier = false, reprise }, colonnes }) => ({
    numero,
    version: 1,
    cree_le: now,
    inscrite_le: inscriteLe,
    dossier_papier: dossierPapier,
    volume: reprise?.numeroVolume ?? null,
    folio: reprise?.numeroFolio ?? null,
    ...colonnes,
  }))
  const rows = prepared.map(({ version: { numero, evenement, requete, now }, contenu }) => ({
    association: numero,
    ordre: 1,
    evenement,
    requete,
    etat: contenu.etatAssociation,
    cree_le: now,
    contenu,
  }))
  await sql`insert into association (numero, tribunal, etat, version, nom, code_postal, commune, adresse, cree_le, inscrite_le, dossier_papier, volume, folio)
    select numero, tribunal, etat, version, nom, code_postal, commune, adresse, cree_le, inscrite_le, dossier_papier, volume, folio
    from json_populate_recordset(null::association, ${JSON.stringify(associations)}::json)`.execute(trx)
  await sql`insert into version (association, ordre, evenement, requete, etat, cree_le, contenu)
    select association, ordre, evenement, requete, etat, cree_le, contenu from json_populate_recordset(null::version, ${JSON.stringify(rows)}::json)`.execute(
    trx,
  )
  const reprises = versions.flatMap(({ numero, now, reprise }) =>
    reprise
      ? [
          {
            association: numero,
            numero_volume: reprise.numeroVolume,
            numero_folio: reprise.numeroFolio,
            registre: reprise.registre,
            reprise_le: now,
          },
        ]
      : [],
  )
  await sql`insert into reprise select * from json_populate_recordset(null::reprise, ${JSON.stringify(reprises)}::json)`.execute(trx)
  const constats = versions.flatMap(({ numero, now, nonConformites = [] }) =>
    nonConformites.map((constat) => ({ ...constat, association: numero, relevee_le: now })),
  )
  await sql`insert into non_conformite (id, association, texte, relevee_le)
    select id, association, texte, relevee_le from json_populate_recordset(null::non_conformite, ${JSON.stringify(constats)}::json)`.execute(
    trx,
  )
  await recordFirstActes(
    trx,
    prepared.map(({ version, contenu }) => acteDe(version, contenu, 1)),
  )
}

/** Checks the snapshot, and returns it with the columns that the register searches and shows. */
const prepare = ({ tribunal, contenu: brut }: VersionToSave) => {
  const contenu = Version.parse(brut)
  const colonnes = { tribunal, etat: contenu.etatAssociation, ...searchedColonnes(contenu.informations) }
  return { contenu, colonnes }
}

const acteDe = ({ numero, evenement, requete, details, now, auteur }: VersionToSave, contenu: Version, ordre: number): ActeToWrite => ({
  sujet: 'association',
  sujetId: numero,
  type: 'VERSION',
  instant: now,
  auteur,
  contenu: {
    ordre,
    evenement,
    requete,
    empreinte: empreinteJson(contenu),
    ...(details && { empreinteDetails: empreinteJson(details) }),
  },
})
