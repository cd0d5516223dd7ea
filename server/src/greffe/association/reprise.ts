import { randomUUID } from 'node:crypto'
import { takeOverMembres } from 'domain/association/take-over-membres'
import type { Reprise } from 'domain/association/reprise'
import { checkReprise } from 'domain/association/check-reprise'
import { sous } from 'domain/core/erreurs'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import type { Trx } from '../../core/database.ts'
import { invalid } from '../../core/refusal.ts'
import { type ActeOnAssociation, changeContenu, takeAtVersion } from '../../association/act.ts'
import { saveReprise } from '../../association/reprise.ts'

interface RegistreReprise {
  version: number
  reprise: Reprise
  /** Descriptions of the members read there. */
  membres: readonly string[]
}

/** Takes over the paper register of an association already in the register; a version REPRISE (STAFF-18). Returns its ordre. */
export const takeOverRegistre = async (
  trx: Trx,
  acte: ActeOnAssociation,
  { version, reprise, membres }: RegistreReprise,
): Promise<number> => {
  const dossier = await takeAtVersion(trx, acte, version)
  const erreurs = sous('reprise', checkReprise(reprise, jourDeParis(acte.now)))
  if (erreurs.length) throw invalid(textesRefus.saisieInvalide, erreurs)
  await saveReprise(trx, acte, reprise)
  const direction = takeOverMembres(dossier.contenu, membres, randomUUID)
  return changeContenu(trx, dossier, { evenement: 'REPRISE', contenu: { ...dossier.contenu, ...direction } })
}
