import type { Door } from '../core/door.ts'
import { actesRoutes } from './actes/routes.ts'
import { greffeAssociationRoutes } from './association/routes.ts'
import { attestationRoutes } from './attestation/routes.ts'
import { effetsDesPieces } from './demandes/send.ts'
import { demandesRoutes } from './demandes/routes.ts'
import { dossiersRoutes } from './dossier/routes.ts'
import { exOfficioRoutes } from './ex-officio/routes.ts'
import { motifsRoutes } from './motifs/routes.ts'
import { phrasesRoutes } from './phrases/routes.ts'
import { prefetRoutes } from './prefet/routes.ts'
import { publicationRoutes } from './publication/routes.ts'
import { rattachementsGreffeRoutes } from './rattachements/routes.ts'
import { signatairesRoutes } from './signataires/routes.ts'
import { signatureRoutes } from './signature/routes.ts'
import { transfertRoutes } from './transfert/routes.ts'

/** Serves every call of the court. */
export const greffeRoutes = (door: Door): void => {
  actesRoutes(door, effetsDesPieces)
  dossiersRoutes(door)
  demandesRoutes(door)
  signatureRoutes(door)
  prefetRoutes(door)
  publicationRoutes(door)
  attestationRoutes(door)
  exOfficioRoutes(door)
  transfertRoutes(door)
  greffeAssociationRoutes(door)
  rattachementsGreffeRoutes(door)
  signatairesRoutes(door)
  motifsRoutes(door)
  phrasesRoutes(door)
}
