import {
  ajouterPiece as ajouterCall,
  getPieces as getPiecesCall,
  lireAccuseReponse,
  lireEcheance,
  lireLettre,
  lirePiece,
  supprimerPiece as supprimerCall,
  transmettreReponse,
  transmettreReponseConnecte,
} from 'contract/pieces/pieces'
import { requireCaptcha } from '../core/captcha/routes.ts'
import type { Door } from '../core/door.ts'
import { notFound } from '../core/server-errors.ts'
import { giveAccuse } from './accuse.ts'
import { storePiece, requirePoint, deletePiece } from './add.ts'
import { giveEcheance } from './calendrier.ts'
import { getLettre, getPieces, readablePieces } from './read.ts'
import { open } from './open.ts'
import { forward } from './transmit.ts'

/** Routes to reply to the court with the code of a demande, with or without an account. */
export const piecesRoutes = (door: Door): void => {
  door.serve(getPiecesCall, async ({ params }, ici) => getPieces(ici, params, await open(params, ici), ici.user))

  door.serve(transmettreReponse, async ({ params, headers, body }, ici) => {
    await open(params, ici)
    await requireCaptcha(ici, 'api', headers)
    return forward(ici, params, null, body.observation)
  })

  door.serve(transmettreReponseConnecte, async ({ params, body }, ici) => {
    await open(params, ici)
    return forward(ici, params, ici.user, body.observation)
  })

  door.serve(ajouterCall, storePiece, async ({ params }, ici) => requirePoint(ici, await open(params, ici), params.index))

  door.serve(lirePiece, async ({ params }, ici) => {
    const pieces = await readablePieces(ici.db, await open(params, ici))
    const piece = pieces.find(({ uuid }) => uuid === params.uuid)
    if (!piece) throw notFound()
    const { stream, taille } = await ici.store.read(piece.sha256)
    return { download: stream, type: piece.mime, nom: piece.nom, taille }
  })

  door.serve(supprimerCall, async ({ params }, ici) => {
    await open(params, ici)
    await deletePiece(ici, params)
  })

  door.serve(lireLettre, async ({ params }, ici) => {
    const { nom, sha256 } = await getLettre(ici.db, await open(params, ici))
    const { stream, taille } = await ici.store.read(sha256)
    return { download: stream, type: 'application/pdf', nom, taille }
  })

  door.serve(lireAccuseReponse, async ({ params }, ici) => giveAccuse(ici, await open(params, ici)))

  door.serve(lireEcheance, async ({ params }, ici) => giveEcheance(ici, await open(params, ici)))
}
