import type { calls } from 'contract/app/calls'
import type { Line } from './line.ts'
import { appLines } from './lines-app.ts'
import { compteLines } from './lines-compte.ts'
import { coreLines } from './lines-core.ts'
import { brouillonLines } from './lines-brouillon.ts'
import { depotLines } from './lines-depot.ts'
import { greffeAssociationLines } from './lines-greffe-association.ts'
import { greffeRequeteLines } from './lines-greffe-requete.ts'
import { jugeLines } from './lines-juge.ts'
import { numerisationLines } from './lines-numerisation.ts'
import { exOfficioLines } from './lines-ex-officio.ts'
import { piecesLines } from './lines-pieces.ts'
import { rattachementsLines } from './lines-rattachements.ts'
import { registreLines } from './lines-registre.ts'
import { signatairesLines } from './lines-signataires.ts'
import { suiviLines } from './lines-suivi.ts'
import { transfertLines } from './lines-transfert.ts'
import { utilisateursLines } from './lines-utilisateurs.ts'

/** The rights of every call. A call without a line does not compile. */
export const lines: Record<keyof typeof calls, Line> = {
  ...coreLines,
  ...compteLines,
  ...brouillonLines,
  ...rattachementsLines,
  ...utilisateursLines,
  ...depotLines,
  ...suiviLines,
  ...greffeRequeteLines,
  ...jugeLines,
  ...exOfficioLines,
  ...transfertLines,
  ...piecesLines,
  ...signatairesLines,
  ...greffeAssociationLines,
  ...numerisationLines,
  ...registreLines,
  ...appLines,
}
