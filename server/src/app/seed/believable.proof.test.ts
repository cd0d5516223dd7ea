import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countFondateurs, fondateursEnDouble } from 'domain/association/fondateurs'
import { readVersion } from 'domain/association/read-version'
import type { Version } from 'domain/association/version'
import { minFondateurs } from 'domain/core/constants'
import { activitesInitiales } from 'domain/core/activite'
import { defaultLimites } from 'domain/core/fichier'
import { jourDeParis } from 'domain/core/jour'
import { leftEtapes } from 'domain/requetes/procedure/left-etapes'
import { situationDe } from 'domain/requetes/procedure/fold'
import type { Demarche } from 'domain/requetes/demarches/definition'
import { demarches } from 'domain/requetes/demarches/demarches'
import { type FiledType, filedTypes } from 'domain/requetes/types'
import { readSaisie } from 'domain/requetes/depot/depot'
import { readDepot } from 'domain/requetes/depot/read-depot'
import { checkCreationMembres } from 'domain/requetes/checks/check-creation-membres'
import { testOffice } from '../../../test/office.ts'
import { findVersion } from '../../association/sql.ts'
import { annexesDe, colonnesDe } from '../../requetes/procedure/sql.ts'
import { journauxDe } from '../../requetes/procedure/journal.ts'
import { seedAssociations } from './associations.ts'
import { seedDemonstration } from './demonstration.ts'

const office = await testOffice()
const { db } = office
await seedDemonstration(office)
const aujourdhui = jourDeParis(office.now())

type Documents = Map<string, { type: string; sousType: string | null; date: string | null }>

const comiteDe = ({ members, indexMembres }: Version) => ({
  physiques: members.physiques.map((membre) => ({ ...membre, localUuid: null })),
  morales: members.morales.map((membre) => ({ ...membre, localUuid: null })),
  reprises: members.reprises.map((membre) => ({ ...membre, localUuid: null })),
  indexMembres: indexMembres.map((rang) => ({ ...rang, localUuid: null })),
})
const fondateursDe = ({ fondateurs }: Version) => {
  const sans = { uuid: null, localUuid: null }
  return {
    physiques: fondateurs.physiques.map((each) => ({ ...sans, ...each })),
    morales: fondateurs.morales.map((each) => ({ ...sans, ...each })),
  }
}

/** Whether the known days are in order. */
const enOrdre = (jours: readonly (string | null)[]): boolean => {
  const connus = jours.filter((jour) => jour !== null)
  return connus.every((jour, i) => i === 0 || (connus[i - 1] ?? '') <= jour)
}

/** Returns what is not believable in a version, as text; empty when all is. */
const findDoubts = (contenu: Version, inscriteLe: string | null, ecriteLe: string, documents: Documents, ordre: number): string[] => {
  const { dateConstitutive, dateStatuts, dateInscriptionJAL, dateDissolution, dateDissolutionJAL, dateRadiation } = contenu.informations
  const [comite, fondateurs] = [comiteDe(contenu), fondateursDe(contenu)]
  const listes = contenu.documents.flatMap(({ uuid, actif }) => (actif ? [documents.get(uuid)] : []))
  const datesDe = (type: string) => listes.flatMap((each) => (each?.type === type ? [each.date] : []))
  const finie = contenu.etatAssociation === 'DISSOUTE' || contenu.etatAssociation === 'RADIEE'
  const faits: [boolean, string][] = [
    [inscriteLe !== null, 'no date of inscription'],
    [countFondateurs(comite, fondateurs) >= minFondateurs, 'fewer than seven founders'],
    [fondateursEnDouble(comite, fondateurs).length === 0, 'a founder twice'],
    [checkCreationMembres(comite, fondateurs).length === 0, 'members'],
    [
      enOrdre([dateConstitutive, ordre === 1 ? dateStatuts : null, inscriteLe, dateInscriptionJAL, dateDissolution, dateRadiation]),
      'order of dates',
    ],
    [enOrdre([dateConstitutive, dateStatuts]), 'statutes before the constitution'],
    [enOrdre([dateDissolution, dateDissolutionJAL]), 'publication before the dissolution'],
    [
      [dateStatuts, inscriteLe, dateInscriptionJAL, dateDissolution, dateDissolutionJAL, dateRadiation].every((jour) =>
        enOrdre([jour, ecriteLe]),
      ),
      'a day later than the version that says it',
    ],
    [enOrdre([ecriteLe, aujourdhui]), 'a version to come'],
    [finie === (dateDissolution !== null), 'state and dissolution'],
    [(contenu.etatAssociation === 'RADIEE') === (dateRadiation !== null), 'state and striking off'],
    [datesDe('STATUTS').length === 1 && datesDe('STATUTS')[0] === dateStatuts, 'statutes of another day'],
    [listes.every((each) => each?.sousType !== 'CONSTITUTIVE' || each.date === dateConstitutive), 'minutes of another day'],
    [datesDe('CERTIFICAT_INSCRIPTION').every((jour) => jour === inscriteLe), 'certificate of another day'],
  ]
  return faits.flatMap(([vrai, doute]) => (vrai ? [] : [doute]))
}

/**
 * Effects of a transfer (docs/decisions/0077): the new sheet is entered after the publication of the first inscription, and the old one is
 * struck off without a dissolution.
 */
const findAcceptedDoubts = async (): Promise<Map<string, string>> => {
  const rows = await db.selectFrom('transfert').select(['association', 'nouvelle']).where('statut', '=', 'INSCRIT').execute()
  return new Map(
    rows.flatMap(({ association, nouvelle }): [string, string][] => [
      [association, 'state and dissolution'],
      [nouvelle ?? '', 'order of dates'],
    ]),
  )
}

/** Returns every version of every association, with its doubts. */
const findRegistreDoubts = async (): Promise<[string, number, string[]][]> => {
  const rows = await db
    .selectFrom('version')
    .innerJoin('association', 'association.numero', 'version.association')
    .select(['numero', 'ordre', 'contenu', 'version.cree_le as creeLe', 'association.inscrite_le as inscriteLe'])
    .execute()
  const documents: Documents = new Map(
    (await db.selectFrom('document').select(['uuid', 'type', 'sous_type as sousType', 'date']).execute()).map((each) => [each.uuid, each]),
  )
  expect(rows.length).toBeGreaterThan(2000)
  const admis = await findAcceptedDoubts()
  return rows.flatMap(({ numero, ordre, contenu, creeLe, inscriteLe }): [string, number, string[]][] => {
    const found = findDoubts(readVersion(contenu), inscriteLe, jourDeParis(creeLe), documents, ordre).filter(
      (doute) => doute !== admis.get(numero),
    )
    return found.length > 0 ? [[numero, ordre, found]] : []
  })
}

/** Returns the associations kept by another court than their commune's. */
const findOutsideRessort = async (): Promise<unknown[]> =>
  (
    await sql`select a.numero, a.tribunal, c.tribunal as attendu from version v join association a on a.numero = v.association
      left join commune c on c.id = (v.contenu #>> '{informations,adresse,commune,id}')::int where c.tribunal is distinct from a.tribunal`.execute(
      db,
    )
  ).rows

test('every seeded association passes the rules of its own kind and date, in each of its versions, at its own court', async () => {
  expect(await findRegistreDoubts()).toEqual([])
  expect(await findOutsideRessort()).toEqual([])
})

test('the columns of every seeded request match the journal of its acts', async () => {
  const requetes = await db.selectFrom('requete').selectAll().execute()
  expect(requetes.length).toBeGreaterThan(100)
  expect(new Set(requetes.map(({ etat }) => etat))).toEqual(new Set(['EN_COURS', 'INSCRITE', 'REJETEE']))
  const journaux = await journauxDe(
    db,
    requetes.map(({ numero }) => numero),
  )
  for (const requete of requetes) {
    const { numero, type, sous_types: sousTypes, base, version, date_pre_enregistrement } = requete
    const journal = journaux.get(numero) ?? []
    // As the last act left it: what comes by itself later is not an act.
    const objet = { type, sousTypes, base }
    const actes = journal.map(({ acte }) => acte)
    const situation = situationDe(objet, actes, jourDeParis(journal.at(-1)?.instant ?? office.now()))
    const quittees = leftEtapes(objet, actes)
    expect({ ...requete, version, le: jourDeParis(date_pre_enregistrement) }).toMatchObject({
      numero,
      ...colonnesDe(situation, quittees),
      etapes_quittees: quittees,
      version: journal.length,
      le: situation.deposeeLe,
    })
    const jours = journal.map(({ acte }) => acte.le)
    expect(jours, numero).toEqual(jours.toSorted())
    expect((jours.at(-1) ?? '') <= aujourdhui, numero).toBe(true)
  }
})

test('every seeded filing would be accepted again on its day', async () => {
  const deposees = await db.selectFrom('requete').selectAll().execute()
  const types = new Set(deposees.map(({ type }) => type))
  expect([...types].toSorted()).toEqual([...filedTypes].toSorted())
  for (const { numero, type, depot: filed, siege, association, base, date_pre_enregistrement: le } of deposees) {
    const demarche: Demarche = demarches[type as FiledType]
    const { depot, erreurs } = readSaisie(demarche.schema, readDepot({ depot: filed, siege }))
    expect(erreurs ?? [], numero).toEqual([])
    const fichiers = (await annexesDe(db, numero)).map(({ taille, mime }) => ({ taille: Number(taille), mime }))
    const avant = association === null || base === null ? null : ((await findVersion(db, association, base))?.contenu ?? null)
    const contexte = {
      aujourdhui: jourDeParis(le),
      limites: defaultLimites,
      fichiers,
      siegeDuRessort: true,
      activites: activitesInitiales,
      avant,
    }
    expect(depot && demarche.check(depot, contexte), numero).toEqual([])
  }
})

test('a register seeded at scale is as believable', async () => {
  await seedAssociations(office, 4000)
  expect(await findRegistreDoubts()).toEqual([])
  expect(await findOutsideRessort()).toEqual([])
})
