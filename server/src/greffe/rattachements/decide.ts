import { courrielAcceptation, courrielRefus } from 'domain/rattachements/demande-courriels'
import { type Acceptation, obstaclesAcceptation, decidedDemandePhrase, type Refus } from 'domain/rattachements/demande-decision'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import { textesDemandeGreffe } from 'domain/rattachements/textes/demande-greffe'
import { dernierEtat } from '../../association/sql.ts'
import { lockAssociation } from '../../association/verrou.ts'
import { requirePresent } from '../../compte/present.ts'
import { lockCompte } from '../../compte/sql.ts'
import { recordActe } from '../../core/actes.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { precondition, Refusal } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'
import { announceOctroi } from '../../rattachements/contestation/announce-octroi.ts'
import { tie } from '../../rattachements/attach.ts'
import { findRattachement } from '../../rattachements/sql.ts'
import { announceDecision } from '../../rattachements/demande/announce.ts'
import { findReceived } from './sql.ts'
import { closeDemande } from '../../rattachements/demande/sql.ts'

type Here = Office & { user: Personne }
type ReceivedDemande = NonNullable<Awaited<ReturnType<typeof findReceived>>>

/** Locks the request for one clerk of its court: nobody else can decide it, attach the person or close their account meanwhile. */
const takeInHand = async (trx: Trx, agent: Personne, uuid: string): Promise<ReceivedDemande> => {
  const vue = await findReceived(trx, agent, uuid)
  if (!vue) throw notFound()
  await lockCompte(trx, vue.compte)
  await lockAssociation(trx, vue.association)
  const recue = await findReceived(trx, agent, uuid)
  if (!recue) throw notFound()
  return recue
}

/** False when this clerk already made the same decision. 409 names the clerk who decided; 412 when the person is already attached. */
const isUndecided = (recue: ReceivedDemande, agent: Personne, decision: 'ACCEPTE' | 'REFUSE'): boolean => {
  const { statut, decideeLe, decideePar, prenomAgent, nomAgent } = recue
  if (statut === 'EN_COURS' || decideeLe === null) return true
  if (decideePar === null) throw precondition(textesRefus.etat, [textesDemandeGreffe.dejaRattache(formatJour(jourDeParis(decideeLe)))])
  const soi = decideePar === agent.uuid
  if (soi && statut === decision) return false
  throw new Refusal(409, decidedDemandePhrase(statut, soi ? null : `${prenomAgent} ${nomAgent}`, decideeLe))
}

const lienDe = ({ settings }: Here, { association }: ReceivedDemande): string => `${settings.baseUrl}/association/${association}`

/** Grants a request for attachment with the rights chosen by the clerk (ATTACH-12, STAFF-16). */
export const acceptDemande = (ici: Here, uuid: string, droits: Acceptation): Promise<void> =>
  ici.db.transaction().execute(async (trx) => {
    const now = ici.now()
    const agent = await requirePresent(trx, ici.user, 'GREFFE')
    const recue = await takeInHand(trx, agent, uuid)
    if (!isUndecided(recue, agent, 'ACCEPTE')) return
    const { association, compte, denomination } = recue
    const deja = await findRattachement(trx, association, { uuid: compte, aujourdhui: agent.aujourdhui })
    const raisons = obstaclesAcceptation({
      compteActif: recue.etatCompte === 'ACTIF',
      rattacheDepuis: deja?.depuis ?? null,
      ...(await dernierEtat(trx, recue)),
    })
    if (raisons.length > 0) throw precondition(textesRefus.etat, raisons)
    await closeDemande(trx, { association, compte }, { statut: 'ACCEPTE', le: now, par: agent.uuid, motif: null })
    const acte = { sujet: 'association', sujetId: association, instant: now, auteur: agent.uuid } as const
    await recordActe(trx, { ...acte, type: 'DEMANDE_RATTACHEMENT_ACCEPTEE', contenu: { demande: uuid } })
    const accorde = { ...droits, now, auteur: agent.uuid }
    const rattachement = await tie(trx, { association, compte, ...accorde })
    await announceOctroi(trx, ici, {
      association: { numero: association, nom: denomination, tribunal: recue.tribunal },
      uuid: rattachement,
      personne: { uuid: compte, prenom: recue.prenom, nom: recue.nom },
      par: null,
      ...accorde,
    })
    await announceDecision(trx, ici, recue, courrielAcceptation({ denomination, lien: lienDe(ici, recue), ...droits }), now)
  })

/** Refuses it for a reason sent to the person (ATTACH-12, STAFF-16). */
export const refuse = (ici: Here, uuid: string, { motif }: Refus): Promise<void> =>
  ici.db.transaction().execute(async (trx) => {
    const now = ici.now()
    const agent = await requirePresent(trx, ici.user, 'GREFFE')
    const recue = await takeInHand(trx, agent, uuid)
    if (!isUndecided(recue, agent, 'REFUSE')) return
    const { association, compte, denomination, demandeeLe } = recue
    await closeDemande(trx, { association, compte }, { statut: 'REFUSE', le: now, par: agent.uuid, motif })
    await recordActe(trx, {
      sujet: 'association',
      sujetId: association,
      type: 'DEMANDE_RATTACHEMENT_REFUSEE',
      instant: now,
      auteur: agent.uuid,
      contenu: { demande: uuid },
      texte: motif,
    })
    await announceDecision(trx, ici, recue, courrielRefus({ denomination, lien: lienDe(ici, recue), demandeeLe, motif }), now)
  })
