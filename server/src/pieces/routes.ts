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
import { exigerCaptcha } from '../core/captcha/routes.ts'
import type { Door } from '../core/door.ts'
import { notFound } from '../core/server-errors.ts'
import { donnerAccuse } from './accuse.ts'
import { ajouterPiece, exigerPoint, supprimerPiece } from './ajouter.ts'
import { donnerEcheance } from './calendrier.ts'
import { ecritDe, getPieces, readablePieces } from './lire.ts'
import { ouvrir } from './ouvrir.ts'
import { transmettre } from './transmettre.ts'

/** Routes to reply to the court with the code of a demande, with or without an account. */
export const piecesRoutes = (door: Door): void => {
  door.serve(getPiecesCall, async ({ params }, ici) => getPieces(ici, params, await ouvrir(params, ici), ici.user))

  door.serve(transmettreReponse, async ({ params, headers, body }, ici) => {
    await ouvrir(params, ici)
    await exigerCaptcha(ici, 'api', headers)
    return transmettre(ici, params, null, body.observation)
  })

  door.serve(transmettreReponseConnecte, async ({ params, body }, ici) => {
    await ouvrir(params, ici)
    return transmettre(ici, params, ici.user, body.observation)
  })

  door.serve(ajouterCall, ajouterPiece, async ({ params }, ici) => exigerPoint(ici, await ouvrir(params, ici), params.index))

  door.serve(lirePiece, async ({ params }, ici) => {
    const pieces = await readablePieces(ici.db, await ouvrir(params, ici))
    const piece = pieces.find(({ uuid }) => uuid === params.uuid)
    if (!piece) throw notFound()
    const { stream, taille } = await ici.store.read(piece.sha256)
    return { download: stream, type: piece.mime, nom: piece.nom, taille }
  })

  door.serve(supprimerCall, async ({ params }, ici) => {
    await ouvrir(params, ici)
    await supprimerPiece(ici, params)
  })

  door.serve(lireLettre, async ({ params }, ici) => {
    const { nom, sha256 } = await ecritDe(ici.db, await ouvrir(params, ici))
    const { stream, taille } = await ici.store.read(sha256)
    return { download: stream, type: 'application/pdf', nom, taille }
  })

  door.serve(lireAccuseReponse, async ({ params }, ici) => donnerAccuse(ici, await ouvrir(params, ici)))

  door.serve(lireEcheance, async ({ params }, ici) => donnerEcheance(ici, await ouvrir(params, ici)))
}
