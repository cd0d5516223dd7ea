import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import { obstaclesSignature } from 'domain/requetes/actes/obstacles-signature'
import { checkJourActe } from 'domain/requetes/procedure/check-jour'
import { notificationChoices } from 'domain/requetes/decision/notification'
import { name } from 'domain/requetes/decision/signataires'
import { getCompte } from '../../compte/sql.ts'
import type { Office } from '../../core/door.ts'
import { invalid, precondition } from '../../core/refusal.ts'
import type { Dossier } from '../../requetes/procedure/dossier.ts'
import { preparationOf } from './preparation.ts'
import { mandatDe } from '../../requetes/signataires/juges-sql.ts'

/**
 * Returns the clerk who establishes what the signature issues beside the order: the one who prepared it, or the one who holds the
 * file once they have left.
 */
const registryOf = ({ collegues, situation }: Dossier, prepared: string) =>
  collegues.find(({ uuid }) => uuid === prepared) ?? collegues.find(({ uuid }) => uuid === situation.holder?.agent.uuid)

/** Returns the obstacles to this judge's signature today, the name it would bear, and the clerk who establishes its acts. */
export const signatureDe = async (office: Pick<Office, 'db'>, dossier: Dossier) => {
  const { requete, situation, agent, instant } = dossier
  const preparee = preparationOf(dossier)
  const mandat = await mandatDe(office.db, agent.uuid, requete.tribunal, jourDeParis(instant))
  const registry = preparee ? registryOf(dossier, preparee.agent.uuid) : undefined
  const lue = {
    ...situation,
    juge: agent.uuid,
    mandat: mandat !== undefined,
    registry: registry !== undefined,
    motifs: (preparee?.motifs.length ?? 0) > 0,
  }
  return { preparee, mandat, registry, obstacles: obstaclesSignature(lue) }
}

/**
 * Returns the decision as this judge would render it now, with the clerk who establishes its acts. Refuses when it cannot be signed.
 */
export const decisionToRender = async (office: Pick<Office, 'db'>, dossier: Dossier) => {
  const { preparee, mandat, registry, obstacles } = await signatureDe(office, dossier)
  if (obstacles.length > 0 || !preparee || !mandat || !registry) throw precondition(textesRefus.etat, obstacles)
  const { requete, situation, instant } = dossier
  const { sens, rang, motifs, texte, agent, decision, destinataire } = preparee
  const le = jourDeParis(instant)
  const erreurs = checkJourActe(sens, le, situation, le)
  if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
  const { civilite } = await getCompte(office.db, agent.uuid)
  // Named as on the day of the preparation, even once their account is closed.
  const rendue: Dossier = { ...dossier, greffier: registry, prepared: { ...agent, civilite } }
  const fait = {
    le,
    signataire: name(mandat),
    ...notificationChoices(sens, { recours: decision?.type, destinataire: destinataire?.a, lrar: destinataire?.lrar }, requete),
    visa: { projet: rang, preparee: agent },
  }
  return { rendue, sens, fait, dit: { motifs }, texte: texte ?? undefined }
}
