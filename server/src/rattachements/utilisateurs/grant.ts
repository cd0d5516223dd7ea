import { successeurPhrase } from 'domain/association/successeur'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import { erreursFin } from 'domain/rattachements/droits'
import { courrielOctroiDirect, erreursOctroi, type TypedOctroi } from 'domain/rattachements/octroi'
import { textesDemandeGreffe } from 'domain/rattachements/textes/demande-greffe'
import { getRessortAssociation } from '../../association/greffe-sql.ts'
import { dernierEtat } from '../../association/sql.ts'
import { lockRessortAssociation } from '../../association/verrou.ts'
import { requirePresent } from '../../compte/present.ts'
import { findCompteByEmail, lockCompte } from '../../compte/sql.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { invalid, precondition } from '../../core/refusal.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { announceOctroi } from '../contestation/announce-octroi.ts'
import { writeToAll } from '../prevenir/notify.ts'
import { tie } from '../attach.ts'
import { findRattachement } from '../sql.ts'

/** The active account of an address, locked so that nobody closes or attaches it meanwhile; undefined when there is none. */
const takeCompte = async (trx: Trx, email: string) => {
  const vu = await findCompteByEmail(trx, email)
  if (!vu) return undefined
  await lockCompte(trx, vu.uuid)
  const compte = await findCompteByEmail(trx, email)
  return compte?.uuid === vu.uuid && compte.etat === 'ACTIF' ? compte : undefined
}

/** The court gives an account rights directly (STAFF-17). Its person and the other attached users get a mail with the reason. */
export const grant = (office: Office & { user: Personne }, numero: string, { email, motif, ...droits }: TypedOctroi): Promise<void> =>
  office.db.transaction().execute(async (trx) => {
    const agent = await requirePresent(trx, office.user, 'GREFFE')
    // Checks the court first: a clerk of another one must learn nothing about an address.
    await getRessortAssociation(trx, agent, numero)
    const personne = await takeCompte(trx, email)
    const association = await lockRessortAssociation(trx, agent, numero)
    if (association.etat === 'RADIEE')
      throw precondition(textesRefus.etat, [successeurPhrase(await dernierEtat(trx, association)) ?? textesDemandeGreffe.radiee])
    const deja = personne && (await findRattachement(trx, numero, { uuid: personne.uuid, aujourdhui: agent.aujourdhui }))
    const erreurs = [
      ...erreursOctroi(email, { compteActif: personne !== undefined, rattache: deja !== undefined }),
      ...erreursFin(droits.fin, agent.aujourdhui),
    ]
    if (!personne || erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)

    const instant = office.now()
    const accorde = { ...droits, now: instant, auteur: agent.uuid }
    const uuid = await tie(trx, { association: numero, compte: personne.uuid, ...accorde, motif })
    await announceOctroi(trx, office, { association, uuid, personne, par: null, motif, ...accorde })
    const courriel = courrielOctroiDirect({
      denomination: association.nom,
      numero,
      le: jourDeParis(instant),
      motif,
      fiche: `${office.settings.baseUrl}/association/${numero}`,
      ...droits,
      fin: droits.fin ?? null,
    })
    const { id, libelle } = await getTribunal(trx, association.tribunal)
    const evenement = `association/${numero}/rattachement/${uuid}/accorde`
    await writeToAll(trx, office, [personne.email], { evenement, courriel, tribunal: { id, libelle }, instant })
  })
