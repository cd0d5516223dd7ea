import type { TypeDelivrance } from 'domain/association/delivrances'
import { type ComparedAssociation, differences } from 'domain/association/differences'
import { readableVersion } from 'domain/association/readable-version'
import { documentsDe, findVersion } from '../association/sql.ts'
import type { Db } from '../core/database.ts'

/** The content of an attestation: name, siege, state and direction (CPC annex art. 30-7). */
const attestedContent = (comparee: ComparedAssociation, derniere: ComparedAssociation): ComparedAssociation => {
  const { denomination, adresse } = comparee.informations
  const { informations, fondateurs } = derniere
  return { ...comparee, informations: { ...informations, denomination, adresse }, fondateurs, documents: [] }
}

/**
 * Headings that changed in the register since a version, as the holder of the document may read them. In words and without personal data,
 * because the page is public (ACTION-10).
 */
export const changedRubriques = async (db: Db, numero: string, depuis: number, type: TypeDelivrance): Promise<string[]> => {
  const documents = new Map((await documentsDe(db, numero)).map((document) => [document.uuid, document]))
  const compare = async (ordre?: number): Promise<ComparedAssociation> => {
    const version = await findVersion(db, numero, ordre)
    if (!version) throw new Error(`${numero} has no version ${ordre ?? 'at all'}`)
    const { contenu } = version
    return {
      motifEtat: version.motifEtat,
      ...readableVersion(contenu, type === 'ATTESTATION_INSCRIPTION' ? 'rattache' : 'compte'),
      documents: contenu.documents.flatMap((liste) => {
        const document = documents.get(liste.uuid)
        return document ? [{ ...document, ...liste }] : []
      }),
    }
  }
  const [avant, apres] = [await compare(depuis), await compare()]
  const vues =
    type === 'ATTESTATION_INSCRIPTION'
      ? ([attestedContent(avant, apres), attestedContent(apres, apres)] as const)
      : ([avant, apres] as const)
  return differences(...vues).map(({ titre }) => titre)
}
