import { createHash } from 'node:crypto'
import type { TypeEvenement } from 'domain/association/evenements'
import { Version } from 'domain/association/version'
import './tables.ts'
import { enregistrerActe } from '../core/actes.ts'
import { canonicalJson } from '../core/canonical.ts'
import type { Trx } from '../core/database.ts'

export interface VersionAEnregistrer {
  numero: string
  /** Court of the association. */
  tribunal: string
  evenement: TypeEvenement
  /** Number of the request that brings it, or null for an event of the court. */
  requete: string | null
  contenu: Version
  now: Date
  /** Account of who decided it, or null for the system. */
  auteur: string | null
}

/**
 * The only way a version comes to be (design §3): the snapshot checked by its schema, the next `ordre` under the association's row lock,
 * the searched columns copied, the act in the journal. Answers the ordre; the first version brings the association into being.
 */
export const enregistrerVersion = async (trx: Trx, version: VersionAEnregistrer): Promise<number> => {
  const { numero, tribunal, evenement, requete, now, auteur } = version
  const contenu = Version.parse(version.contenu)
  const { denomination, adresse } = contenu.informations
  const colonnes = {
    tribunal,
    etat: contenu.etatAssociation,
    nom: denomination,
    code_postal: adresse.codePostal,
    commune: adresse.commune.libelle,
    adresse: adresse.adresse,
  }
  const { version: ordre } = await trx
    .insertInto('association')
    .values({ numero, version: 1, cree_le: now, ...colonnes })
    .onConflict((conflict) => conflict.column('numero').doUpdateSet((eb) => ({ version: eb('association.version', '+', 1), ...colonnes })))
    .returning('version')
    .executeTakeFirstOrThrow()
  const json = JSON.stringify(contenu)
  await trx
    .insertInto('version')
    .values({ association: numero, ordre, evenement, requete, etat: contenu.etatAssociation, cree_le: now, contenu: json })
    .execute()
  const empreinte = createHash('sha256').update(canonicalJson(contenu)).digest('hex')
  await enregistrerActe(trx, {
    sujet: 'association',
    sujetId: numero,
    type: 'VERSION',
    instant: now,
    auteur,
    contenu: { ordre, evenement, requete, empreinte },
  })
  return ordre
}
