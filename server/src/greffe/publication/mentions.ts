import { informationsImprimees } from 'domain/association/version-imprimee'
import { formaterJourEnLettres } from 'domain/core/jour'
import { textesAvis } from 'domain/requetes/textes/avis'
import { textesInscription } from 'domain/requetes/textes/inscription'
import { findVersion, sortLisible } from '../../association/sql.ts'
import type { Db } from '../../core/database.ts'
import type { Block } from '../../core/pdf/document.ts'
import { jourOu, lignesAdresse, ou } from '../../requetes/imprime.ts'
import { blocsRepresentants, type AssociationImprimee } from '../../requetes/representants-imprimes.ts'
import type { Dossier } from '../../requetes/procedure/dossier.ts'

/** The notice to publish: what the register says of the association just registered (CPC annex art. 30-10). */
export type Avis = AssociationImprimee & {
  numero: string
  inscriteLe: string
}

/** Returns what the register says of the association registered by a request; null before it is. */
export const avisDe = async (db: Db, { requete, situation }: Pick<Dossier, 'requete' | 'situation'>): Promise<Avis | null> => {
  if (requete.association === null || situation.inscriteLe === null) return null
  const version = await findVersion(db, requete.association)
  return version
    ? { ...version.contenu, ...(await sortLisible(db, version)), numero: requete.association, inscriteLe: situation.inscriteLe }
    : null
}

/** The published text of the notice, the same in its draft and once sent. It holds only what the law requires. */
export const mentionsDAvis = ({ numero, inscriteLe, ...version }: Avis): Block[] => {
  const { mentions } = textesAvis
  const { denomination, objet, adresse, dateStatuts } = informationsImprimees('AVIS', version.informations)
  return [
    {
      kind: 'fields',
      fields: [
        { term: mentions.reference, value: numero },
        { term: mentions.le, value: formaterJourEnLettres(inscriteLe) },
        { term: textesInscription.denomination, value: denomination },
        { term: textesInscription.siege, value: ou(lignesAdresse(adresse)) },
        { term: mentions.objet, value: ou(objet) },
        { term: textesInscription.dateStatuts, value: jourOu(dateStatuts) },
      ],
    },
    ...blocsRepresentants('AVIS', version),
  ]
}
