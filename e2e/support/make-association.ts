import type { Version } from 'domain/association/version'
import { makeVersion } from 'domain/requetes/examples/filings'
import { newNumero } from '../../server/src/association/numero.ts'
import { findVersion } from '../../server/src/association/sql.ts'
import { saveVersion } from '../../server/src/association/version.ts'
import { openDatabase } from '../../server/src/core/database.ts'
import { getTribunal } from '../../server/src/core/reference/sql.ts'
import { aCommune } from './api.ts'
import { databaseUrl } from './clerks.ts'
import { attach } from './greffe-association.ts'

const tribunal = 'TJ-STRASBOURG'

/** This version, with everybody living in Strasbourg, as in the list of communes. */
const aStrasbourg = async (version: Version): Promise<Version> => {
  const commune = await aCommune('Strasbourg')
  const moveToCommune = <P extends { adresse: Version['members']['physiques'][number]['adresse'] }>(personne: P) => ({
    ...personne,
    adresse: { ...personne.adresse, commune },
  })
  const { informations, members } = version
  return {
    ...version,
    informations: { ...informations, adresse: { ...informations.adresse, commune } },
    members: { ...members, physiques: members.physiques.map(moveToCommune), morales: members.morales.map(moveToCommune) },
    documents: [],
  }
}

/** Writes an association of Strasbourg in the database, for which this person may file. Returns its number. */
export const anAssociation = async (email: string, { etatAssociation, informations, members, indexMembres }: Partial<Version> = {}) => {
  const une = makeVersion()
  const contenu = await aStrasbourg({
    ...une,
    etatAssociation: etatAssociation ?? une.etatAssociation,
    informations: { ...une.informations, ...informations },
    members: members ?? une.members,
    indexMembres: indexMembres ?? une.indexMembres,
  })
  const db = openDatabase(await databaseUrl())
  try {
    const numero = await db.transaction().execute(async (trx) => {
      const nouveau = await newNumero(trx, await getTribunal(db, tribunal))
      const evenement = 'REPRISE' as const
      await saveVersion(trx, { numero: nouveau, tribunal, evenement, requete: null, contenu, now: new Date(), auteur: null })
      return nouveau
    })
    await attach(email, numero)
    return numero
  } finally {
    await db.destroy()
  }
}

/** Writes another version of an association in the database, as the court would meanwhile. */
export const changeAssociation = async (numero: string, change: (version: Version) => Version): Promise<void> => {
  const db = openDatabase(await databaseUrl())
  try {
    const version = await findVersion(db, numero)
    if (!version) throw new Error(`no association ${numero}`)
    const autre = { numero, tribunal, requete: null, contenu: change(version.contenu), now: new Date(), auteur: null }
    await db.transaction().execute((trx) => saveVersion(trx, { ...autre, evenement: 'RECTIFICATION' }))
  } finally {
    await db.destroy()
  }
}
