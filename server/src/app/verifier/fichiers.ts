import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { textesCheck } from 'domain/app/textes/check'
import type { Db } from '../../core/database.ts'
import type { Store } from '../../core/files/store.ts'
import type { Bilan } from './bilan.ts'
import { readLots } from './in-batches.ts'
import { citations, fichiersAfter, unknownFichiers } from './fichiers-sql.ts'

const { fichier: textes } = textesCheck

/** Files read at the same time. */
const aLaFois = 4

/** Reads the bytes of every known file, and finds the files that rows name without a row of their own. */
export async function* checkFichiers(db: Db, store: Pick<Store, 'read'>, bilan: Bilan): AsyncGenerator<string> {
  for await (const lot of readLots(
    (apres: string | null) => fichiersAfter(db, apres),
    ({ sha256 }) => sha256,
  )) {
    for (let i = 0; i < lot.length; i += aLaFois) {
      const lus = lot.slice(i, i + aLaFois)
      const defauts = await Promise.all(lus.map((fichier) => defectOf(store, fichier)))
      bilan.fichiers += lus.length
      for (const [rang, { sha256 }] of lus.entries()) {
        const defaut = defauts[rang]
        const cite = defaut && (await orNotGiven(db, sha256))
        // A missing file without reference was swept meanwhile: nothing is lost.
        if (defaut && (cite || defaut !== 'manque')) yield textes[defaut](sha256, cite || textes.deRien)
      }
    }
  }
  for (const { sha256 } of await unknownFichiers(db)) yield textes.sansLigne(sha256, await orNotGiven(db, sha256))
}

const defectOf = async (
  store: Pick<Store, 'read'>,
  { sha256, taille }: { sha256: string; taille: number },
): Promise<'manque' | 'change' | 'taille' | null> => {
  try {
    const objet = await store.read(sha256)
    const hash = createHash('sha256')
    await pipeline(objet.stream, hash)
    if (hash.digest('hex') !== sha256) return 'change'
    return objet.taille === taille ? null : 'taille'
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'manque'
    throw error
  }
}

/** Lists the places that name a file, as text; empty when there are none. */
const orNotGiven = async (db: Db, sha256: string): Promise<string> => {
  const { annexes, documents, delivres, pieces, demandes, dossiers } = await citations(db, sha256)
  return [
    ...annexes.map(({ requete, rang }) => textes.annexeDe(requete, rang + 1)),
    ...documents.map(({ association, nom }) => textes.documentDe(association, nom)),
    ...delivres.map(({ requete, nom }) => textes.documentDeRequete(requete, nom)),
    ...pieces.map(({ requete, nom }) => textes.pieceDe(requete, nom)),
    ...demandes.map(({ demande, rang }) => textes.annexeDeDemande(demande, rang + 1)),
    ...dossiers.map(({ association }) => textes.dossierPapierDe(association)),
  ].join(', ')
}
