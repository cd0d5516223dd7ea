import { randomUUID } from 'node:crypto'
import type { TypeEvenement } from 'domain/association/evenements'
import type { Version } from 'domain/association/version'
import { isReserved } from 'domain/core/documents'
import { type DocumentToSave, saveDocuments } from '../src/association/documents.ts'
import { newNumero } from '../src/association/numero.ts'
import { saveVersion } from '../src/association/version.ts'
import type { Office } from '../src/core/door.ts'
import { keepPdf } from '../src/core/files/keep-pdf.ts'
import { referenceFichiers } from '../src/core/files/sql.ts'
import { getTribunal } from '../src/core/reference/sql.ts'
import { tie } from '../src/rattachements/attach.ts'
import { makePdf } from './corpus/corpus.ts'
import { aVersion } from './printed.ts'
import type { Someone } from './people.ts'

export interface AssociationOptions {
  tribunal?: string
  evenement?: TypeEvenement
  informations?: Partial<Version['informations']>
  etatAssociation?: Version['etatAssociation']
  /** Documents of the version, as real PDF files. */
  documents?: ({ type: string; nom: string } & Partial<Pick<DocumentToSave, 'sousType' | 'date' | 'dateEffet' | 'journal'>>)[]
  /** Whether the court holds a paper file. */
  dossierPapier?: boolean
  /** Users to attach, with these rights. */
  rattaches?: { personne: Someone; gestion?: boolean; depot?: boolean }[]
}

/** An association in the register at its first version, made with the server's own functions. */
export const aRegisteredAssociation = async (
  { db, now, store }: Pick<Office, 'db' | 'now'> & Partial<Pick<Office, 'store'>>,
  {
    tribunal: id = 'TJ-STRASBOURG',
    evenement = 'REPRISE',
    informations = {},
    etatAssociation = 'INSCRITE',
    documents = [],
    dossierPapier = false,
    rattaches = [],
  }: AssociationOptions = {},
) => {
  const tribunal = await getTribunal(db, id)
  const instant = now()
  const files = await Promise.all(
    documents.map(async ({ type, nom, ...said }) => {
      if (!store) throw new Error('documents without a store')
      return { uuid: randomUUID(), type, nom, said, fichier: await keepPdf(store, await makePdf({ texte: nom })) }
    }),
  )
  const contenu = { ...aVersion(informations), etatAssociation, documents: files.map(({ uuid }) => ({ uuid, actif: true })) }
  return db.transaction().execute(async (trx) => {
    const numero = await newNumero(trx, tribunal)
    await referenceFichiers(
      trx,
      instant,
      files.map(({ fichier }) => fichier),
    )
    const same = { association: numero, requete: null, sousType: null, date: null, dateEffet: null, journal: null }
    await saveDocuments(
      trx,
      instant,
      files.map(({ uuid, type, nom, said, fichier }) => ({
        ...same,
        ...said,
        uuid,
        type,
        nom,
        sha256: fichier.sha256,
        reserve: isReserved(type),
      })),
    )
    await saveVersion(trx, { numero, tribunal: id, evenement, requete: null, contenu, dossierPapier, now: instant, auteur: null })
    for (const { personne, gestion = true, depot = true } of rattaches) {
      await tie(trx, { association: numero, compte: personne.uuid, fonction: 'Membre', gestion, depot, now: instant, auteur: null })
    }
    return { numero, documents: files.map(({ uuid, nom, type }) => ({ uuid, nom, type })) }
  })
}
