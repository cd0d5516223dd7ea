import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes-refus'
import { obstaclesSignature } from 'domain/requetes/actes/obstacles-signature'
import { verifierJourActe } from 'domain/requetes/actes/verifier-jour'
import { notifiee } from 'domain/requetes/notification'
import { nommer } from 'domain/requetes/signataires'
import { getCompte } from '../../compte/sql.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { invalid, precondition, Refusal } from '../../core/refusal.ts'
import { inscrire } from '../inscription/inscrire.ts'
import { conflit, type Dossier, lireDossier } from '../procedure/dossier.ts'
import { rejeter } from '../rejet/rejeter.ts'
import { prepareeDe } from './preparee.ts'
import { mandatDe } from './sql.ts'

/** The decision recorded since the version read, when it is this very signature, sent twice (goal R2). */
const dejaSignee = ({ journal, agent }: Dossier, version: number): boolean => {
  const suivant = journal.find(({ rang }) => rang === version + 1)
  if (suivant?.compte !== agent.uuid) return false
  return (suivant.acte.type === 'INSCRIPTION' || suivant.acte.type === 'REJET') && suivant.acte.visa !== undefined
}

/** What stands in the way of this judge's signature today, and in whose name it would be given. */
export const signatureDe = async (office: Pick<Office, 'db'>, dossier: Dossier) => {
  const { requete, situation, agent, instant } = dossier
  const preparee = prepareeDe(dossier)
  const mandat = await mandatDe(office.db, agent.uuid, requete.tribunal, jourDeParis(instant))
  const lue = { ...situation, juge: agent.uuid, mandat: mandat !== undefined, motifs: (preparee?.motifs.length ?? 0) > 0 }
  return { preparee, mandat, obstacles: obstaclesSignature(lue) }
}

/**
 * A judge signs what a clerk prepared (docs/decisions/0076): the decision is rendered today, as a clerk's would be and in the same transaction,
 * by the judge, with the clerk who prepared it as the one who establishes its acts.
 */
export const signer = async (office: Office, juge: Personne, numero: string, version: number): Promise<void> => {
  const dossier = await lireDossier(office.db, juge, numero, office.now())
  if (dejaSignee(dossier, version)) return
  if (version !== dossier.journal.at(-1)?.rang) throw conflit(dossier, version)
  const { preparee, mandat, obstacles } = await signatureDe(office, dossier)
  if (obstacles.length > 0 || !preparee || !mandat) throw precondition(textesRefus.etat, obstacles)
  const { requete, situation, instant } = dossier
  const { sens, rang, motifs, texte, agent, decision, destinataire } = preparee
  const le = jourDeParis(instant)
  const erreurs = verifierJourActe(sens, le, situation, le)
  if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
  const rendue = { ...dossier, greffier: await getCompte(office.db, agent.uuid) }
  const commun = {
    le,
    signataire: nommer(mandat),
    ...notifiee(sens, { recours: decision?.type, destinataire: destinataire?.a, lrar: destinataire?.lrar }, requete),
  }
  const visa = { projet: rang, preparee: agent }
  try {
    if (sens === 'INSCRIPTION') await inscrire(office, rendue, { type: sens, ...commun, visa })
    else await rejeter(office, rendue, { fait: { type: sens, ...commun, visa }, dit: { motifs }, texte: texte ?? undefined })
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error
    // The same signature, sent twice at once: the other send has recorded it.
    if (!dejaSignee(await lireDossier(office.db, juge, numero, office.now()), version)) throw error
  }
}
