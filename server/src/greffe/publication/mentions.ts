import { printedInformations } from 'domain/association/printed-version'
import { formatLongJour } from 'domain/core/jour'
import { textesAvis } from 'domain/requetes/textes/avis'
import { textesInscription } from 'domain/requetes/textes/inscription'
import { findVersion, readableSort } from '../../association/sql.ts'
import type { Db } from '../../core/database.ts'
import type { Block } from '../../core/pdf/document.ts'
import { jourOrNotGiven, lignesAdresse, orNotGiven } from '../../requetes/printed-parts.ts'
import { blocsRepresentants, type PrintedAssociation } from '../../requetes/printed-representants.ts'
import type { Dossier } from '../../requetes/procedure/dossier.ts'

/** The notice to publish: what the register says of the association just registered (CPC annex art. 30-10). */
export type Avis = PrintedAssociation & {
  numero: string
  inscriteLe: string
}

/** Returns what the register says of the association registered by a request; null before it is. */
export const avisDe = async (db: Db, { requete, situation }: Pick<Dossier, 'requete' | 'situation'>): Promise<Avis | null> => {
  if (requete.association === null || situation.inscriteLe === null) return null
  const version = await findVersion(db, requete.association)
  return version
    ? { ...version.contenu, ...(await readableSort(db, version)), numero: requete.association, inscriteLe: situation.inscriteLe }
    : null
}

/** The published text of the notice, the same in its draft and once sent. It holds only what the law requires. */
export const mentionsDAvis = ({ numero, inscriteLe, ...version }: Avis): Block[] => {
  const { mentions } = textesAvis
  const { denomination, objet, adresse, dateStatuts } = printedInformations('AVIS', version.informations)
  return [
    {
      kind: 'fields',
      fields: [
        { term: mentions.reference, value: numero },
        { term: mentions.le, value: formatLongJour(inscriteLe) },
        { term: textesInscription.denomination, value: denomination },
        { term: textesInscription.siege, value: orNotGiven(lignesAdresse(adresse)) },
        { term: mentions.objet, value: orNotGiven(objet) },
        { term: textesInscription.dateStatuts, value: jourOrNotGiven(dateStatuts) },
      ],
    },
    ...blocsRepresentants('AVIS', version),
  ]
}
