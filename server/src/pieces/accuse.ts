import { textesActes } from 'domain/requetes/textes/court-documents'
import { formatInstant } from 'domain/core/jour'
import { textesLettre } from 'domain/pieces/textes/lettre'
import { textesReponse } from 'domain/pieces/textes/reponse'
import { textesInscription } from 'domain/requetes/textes/inscription'
import type { Download, Office } from '../core/door.ts'
import type { DocumentPdf } from '../core/pdf/document.ts'
import { getTribunal } from '../core/reference/sql.ts'
import { notFound } from '../core/server-errors.ts'
import { lignesTribunal, type PrintedTribunal } from '../requetes/printed-parts.ts'
import { type TourRead, reponseA } from './open.ts'
import { piecesDe } from './sql.ts'

const { accuse: mots } = textesReponse

interface Accuse {
  lu: { requete: Pick<TourRead['requete'], 'numero' | 'denomination'>; demande: Pick<TourRead['demande'], 'nature' | 'numero'> }
  tribunal: PrintedTribunal
  transmiseLe: Date
  avecObservation: boolean
  pieces: readonly { nom: string; sha256: string }[]
}

/** Acknowledgement of a reply, made on request: when the reply was transmitted, and the SHA-256 of each file. */
export const accusePdf = ({ lu, tribunal, transmiseLe, avecObservation, pieces }: Accuse): DocumentPdf => ({
  title: mots.titre,
  reference: lu.requete.numero,
  issuer: lignesTribunal(tribunal),
  blocks: [
    { kind: 'paragraph', text: mots.recue },
    {
      kind: 'fields',
      fields: [
        { term: textesActes.requete, value: lu.requete.numero },
        { term: textesInscription.denomination, value: lu.requete.denomination },
        { term: mots.demande, value: textesLettre[lu.demande.nature].titre(lu.demande.numero) },
        { term: mots.recueLe, value: formatInstant(transmiseLe) },
        ...(avecObservation ? [{ term: mots.avecObservation, value: mots.observation }] : []),
      ],
    },
    { kind: 'heading', text: mots.documents },
    pieces.length === 0
      ? { kind: 'paragraph', text: mots.aucun }
      : {
          kind: 'table',
          columns: [
            { header: mots.colonnes.nom, share: 0.4 },
            { header: mots.colonnes.empreinte, share: 0.6 },
          ],
          rows: pieces.map(({ nom, sha256 }) => [nom, sha256]),
        },
  ],
  footer: textesActes.pied(mots.titre, lu.requete.numero),
  createdAt: transmiseLe.toISOString(),
})

/** The acknowledgement of a transmitted reply; 404 before. */
export const giveAccuse = async ({ db, pdf }: Pick<Office, 'db' | 'pdf'>, lu: TourRead): Promise<Download> => {
  const reponse = reponseA(lu)
  if (!reponse) throw notFound()
  const tribunal = await getTribunal(db, lu.requete.tribunal)
  const pieces = await piecesDe(db, lu.envoi)
  const download = await pdf.renderPdf(
    accusePdf({
      lu,
      tribunal,
      transmiseLe: reponse.instant,
      avecObservation: reponse.acte.type === 'REPONSE' && reponse.texte !== null,
      pieces,
    }),
  )
  return { download, type: 'application/pdf', nom: `${mots.titre} ${lu.requete.numero}.pdf`, taille: download.length }
}
