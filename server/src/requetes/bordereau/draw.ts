import { libelleCivilite } from 'domain/core/personne'
import type { Download, Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { notFound } from '../../core/server-errors.ts'
import { phrasesAt } from '../phrases/sql.ts'
import { findKnownRequete } from '../procedure/sql.ts'
import { bordereau } from './bordereau-pdf.ts'

/** Makes the slip of a creation on request: it proves nothing and nothing of it is kept. Other readers and other filings get 404. */
export const drawBordereau = async ({ db, now, pdf, settings }: Office, lecteur: Personne, numero: string): Promise<Download> => {
  const connue = await findKnownRequete(db, lecteur, numero, 'depot')
  if (connue?.requete.type !== 'CREATION') throw notFound()
  const { tribunal, denomination, depot } = connue.requete
  const { civilite, prenom, nom, adresse, complementAdresse, codePostal, ville } = depot.declarant
  const editeLe = now()
  const rendu = await pdf.renderPdf(
    bordereau({
      phrases: await phrasesAt(db, editeLe),
      numero,
      denomination,
      tribunal: await getTribunal(db, tribunal),
      expediteur: [`${libelleCivilite(civilite)} ${prenom} ${nom}`, adresse, complementAdresse ?? '', `${codePostal} ${ville}`].filter(
        Boolean,
      ),
      telephone: settings.TELEPHONE_SUPPORT.replaceAll(' ', '\u00A0'),
      editeLe,
    }),
  )
  return { download: rendu, type: 'application/pdf', nom: `bordereau-${numero}.pdf` }
}
