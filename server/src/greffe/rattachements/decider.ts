import { courrielAcceptation, courrielRefus } from 'domain/rattachements/demande-courriels'
import { type Acceptation, obstaclesAcceptation, phraseDeDemandeDecidee, type Refus } from 'domain/rattachements/demande-decision'
import { formaterJour, jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import { textesDemandeGreffe } from 'domain/rattachements/textes/demande-greffe'
import { dernierEtat } from '../../association/sql.ts'
import { verrouillerAssociation } from '../../association/verrou.ts'
import { exigerPresent } from '../../compte/present.ts'
import { verrouillerCompte } from '../../compte/sql.ts'
import { enregistrerActe } from '../../core/actes.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { precondition, Refusal } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'
import { annoncerOctroi } from '../../rattachements/contestation/annoncer-octroi.ts'
import { rattacher } from '../../rattachements/rattacher.ts'
import { findRattachement } from '../../rattachements/sql.ts'
import { annoncerDecision } from '../../rattachements/demande/annoncer.ts'
import { findRecue } from './sql.ts'
import { clore } from '../../rattachements/demande/sql.ts'

type Ici = Office & { user: Personne }
type Recue = NonNullable<Awaited<ReturnType<typeof findRecue>>>

/** Locks the request for one clerk of its court: nobody else can decide it, attach the person or close their account meanwhile. */
const prendre = async (trx: Trx, agent: Personne, uuid: string): Promise<Recue> => {
  const vue = await findRecue(trx, agent, uuid)
  if (!vue) throw notFound()
  await verrouillerCompte(trx, vue.compte)
  await verrouillerAssociation(trx, vue.association)
  const recue = await findRecue(trx, agent, uuid)
  if (!recue) throw notFound()
  return recue
}

/** False when this clerk already made the same decision. 409 names the clerk who decided; 412 when the person is already attached. */
const resteADecider = (recue: Recue, agent: Personne, decision: 'ACCEPTE' | 'REFUSE'): boolean => {
  const { statut, decideeLe, decideePar, prenomAgent, nomAgent } = recue
  if (statut === 'EN_COURS' || decideeLe === null) return true
  if (decideePar === null) throw precondition(textesRefus.etat, [textesDemandeGreffe.dejaRattache(formaterJour(jourDeParis(decideeLe)))])
  const soi = decideePar === agent.uuid
  if (soi && statut === decision) return false
  throw new Refusal(409, phraseDeDemandeDecidee(statut, soi ? null : `${prenomAgent} ${nomAgent}`, decideeLe))
}

const lienDe = ({ settings }: Ici, { association }: Recue): string => `${settings.baseUrl}/association/${association}`

/** Grants a request for attachment with the rights chosen by the clerk (ATTACH-12, STAFF-16). */
export const accepter = (ici: Ici, uuid: string, droits: Acceptation): Promise<void> =>
  ici.db.transaction().execute(async (trx) => {
    const now = ici.now()
    const agent = await exigerPresent(trx, ici.user, 'GREFFE')
    const recue = await prendre(trx, agent, uuid)
    if (!resteADecider(recue, agent, 'ACCEPTE')) return
    const { association, compte, denomination } = recue
    const deja = await findRattachement(trx, association, { uuid: compte, aujourdhui: agent.aujourdhui })
    const raisons = obstaclesAcceptation({
      compteActif: recue.etatCompte === 'ACTIF',
      rattacheDepuis: deja?.depuis ?? null,
      ...(await dernierEtat(trx, recue)),
    })
    if (raisons.length > 0) throw precondition(textesRefus.etat, raisons)
    await clore(trx, { association, compte }, { statut: 'ACCEPTE', le: now, par: agent.uuid, motif: null })
    const acte = { sujet: 'association', sujetId: association, instant: now, auteur: agent.uuid } as const
    await enregistrerActe(trx, { ...acte, type: 'DEMANDE_RATTACHEMENT_ACCEPTEE', contenu: { demande: uuid } })
    const accorde = { ...droits, now, auteur: agent.uuid }
    const rattachement = await rattacher(trx, { association, compte, ...accorde })
    await annoncerOctroi(trx, ici, {
      association: { numero: association, nom: denomination, tribunal: recue.tribunal },
      uuid: rattachement,
      personne: { uuid: compte, prenom: recue.prenom, nom: recue.nom },
      par: null,
      ...accorde,
    })
    await annoncerDecision(trx, ici, recue, courrielAcceptation({ denomination, lien: lienDe(ici, recue), ...droits }), now)
  })

/** Refuses it for a reason sent to the person (ATTACH-12, STAFF-16). */
export const refuser = (ici: Ici, uuid: string, { motif }: Refus): Promise<void> =>
  ici.db.transaction().execute(async (trx) => {
    const now = ici.now()
    const agent = await exigerPresent(trx, ici.user, 'GREFFE')
    const recue = await prendre(trx, agent, uuid)
    if (!resteADecider(recue, agent, 'REFUSE')) return
    const { association, compte, denomination, demandeeLe } = recue
    await clore(trx, { association, compte }, { statut: 'REFUSE', le: now, par: agent.uuid, motif })
    await enregistrerActe(trx, {
      sujet: 'association',
      sujetId: association,
      type: 'DEMANDE_RATTACHEMENT_REFUSEE',
      instant: now,
      auteur: agent.uuid,
      contenu: { demande: uuid },
      texte: motif,
    })
    await annoncerDecision(trx, ici, recue, courrielRefus({ denomination, lien: lienDe(ici, recue), demandeeLe, motif }), now)
  })
