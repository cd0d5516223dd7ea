import { phraseDuSuccesseur } from 'domain/association/successeur'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import { erreursFin } from 'domain/rattachements/droits'
import { courrielOctroiDirect, erreursOctroi, type OctroiSaisi } from 'domain/rattachements/octroi'
import { textesDemandeGreffe } from 'domain/rattachements/textes/demande-greffe'
import { getAssociationDuRessort } from '../../association/greffe-sql.ts'
import { dernierEtat } from '../../association/sql.ts'
import { verrouillerDuRessort } from '../../association/verrou.ts'
import { exigerPresent } from '../../compte/present.ts'
import { findCompteParEmail, verrouillerCompte } from '../../compte/sql.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { invalid, precondition } from '../../core/refusal.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { annoncerOctroi } from '../contestation/annoncer-octroi.ts'
import { ecrireATous } from '../prevenir/prevenir.ts'
import { rattacher } from '../rattacher.ts'
import { findRattachement } from '../sql.ts'

/** The active account of an address, locked so that nobody closes or attaches it meanwhile; undefined when there is none. */
const prendreCompte = async (trx: Trx, email: string) => {
  const vu = await findCompteParEmail(trx, email)
  if (!vu) return undefined
  await verrouillerCompte(trx, vu.uuid)
  const compte = await findCompteParEmail(trx, email)
  return compte?.uuid === vu.uuid && compte.etat === 'ACTIF' ? compte : undefined
}

/** The court gives an account rights directly (STAFF-17). Its person and the other attached users get a mail with the reason. */
export const accorder = (office: Office & { user: Personne }, numero: string, { email, motif, ...droits }: OctroiSaisi): Promise<void> =>
  office.db.transaction().execute(async (trx) => {
    const agent = await exigerPresent(trx, office.user, 'GREFFE')
    // Checks the court first: a clerk of another one must learn nothing about an address.
    await getAssociationDuRessort(trx, agent, numero)
    const personne = await prendreCompte(trx, email)
    const association = await verrouillerDuRessort(trx, agent, numero)
    if (association.etat === 'RADIEE')
      throw precondition(textesRefus.etat, [phraseDuSuccesseur(await dernierEtat(trx, association)) ?? textesDemandeGreffe.radiee])
    const deja = personne && (await findRattachement(trx, numero, { uuid: personne.uuid, aujourdhui: agent.aujourdhui }))
    const erreurs = [
      ...erreursOctroi(email, { compteActif: personne !== undefined, rattache: deja !== undefined }),
      ...erreursFin(droits.fin, agent.aujourdhui),
    ]
    if (!personne || erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)

    const instant = office.now()
    const accorde = { ...droits, now: instant, auteur: agent.uuid }
    const uuid = await rattacher(trx, { association: numero, compte: personne.uuid, ...accorde, motif })
    await annoncerOctroi(trx, office, { association, uuid, personne, par: null, motif, ...accorde })
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
    await ecrireATous(trx, office, [personne.email], { evenement, courriel, tribunal: { id, libelle }, instant })
  })
