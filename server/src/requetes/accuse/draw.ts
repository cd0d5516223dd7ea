import { textesAccuse } from 'domain/requetes/textes/accuse'
import type { Download, Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { notFound } from '../../core/server-errors.ts'
import { phrasesAt } from '../phrases/sql.ts'
import { annexesDe, findKnownRequete } from '../procedure/sql.ts'
import { accuseDepot } from './accuse-pdf.ts'

/** Makes the acknowledgement of a filing on request, from what was written at the deposit: it never changes. */
export const drawAccuseDepot = async ({ db, pdf }: Office, lecteur: Personne, numero: string): Promise<Download> => {
  const connue = await findKnownRequete(db, lecteur, numero, 'depot')
  if (!connue) throw notFound()
  const { tribunal, denomination, datePreEnregistrement: recueLe, depot, issuTeleservice } = connue.requete
  const { prenom, nom } = depot.declarant
  const rendu = await pdf.renderPdf(
    accuseDepot({
      phrases: await phrasesAt(db, recueLe),
      numero,
      denomination,
      tribunal: await getTribunal(db, tribunal),
      declarant: `${prenom} ${nom}`,
      recueLe,
      issuTeleservice,
      documents: await annexesDe(db, numero),
    }),
  )
  return { download: rendu, type: 'application/pdf', nom: textesAccuse.fichier(numero), taille: rendu.length }
}
