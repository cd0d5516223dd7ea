import { randomUUID } from 'node:crypto'
import { reprendreMembres } from 'domain/association/reprendre-membres'
import type { Reprise } from 'domain/association/reprise'
import { verifierReprise } from 'domain/association/verifier-reprise'
import { sous } from 'domain/core/erreurs'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import type { Trx } from '../../core/database.ts'
import { invalid } from '../../core/refusal.ts'
import { type ActeSurAssociation, changer, prendreALaVersion } from '../../association/agir.ts'
import { enregistrerReprise } from '../../association/reprise.ts'

interface Reprendre {
  version: number
  reprise: Reprise
  /** Descriptions of the members read there. */
  membres: readonly string[]
}

/** Takes over the paper register of an association already in the register; a version REPRISE (STAFF-18). Returns its ordre. */
export const reprendreRegistre = async (trx: Trx, acte: ActeSurAssociation, { version, reprise, membres }: Reprendre): Promise<number> => {
  const dossier = await prendreALaVersion(trx, acte, version)
  const erreurs = sous('reprise', verifierReprise(reprise, jourDeParis(acte.now)))
  if (erreurs.length) throw invalid(textesRefus.saisieInvalide, erreurs)
  await enregistrerReprise(trx, acte, reprise)
  const direction = reprendreMembres(dossier.contenu, membres, randomUUID)
  return changer(trx, dossier, { evenement: 'REPRISE', contenu: { ...dossier.contenu, ...direction } })
}
