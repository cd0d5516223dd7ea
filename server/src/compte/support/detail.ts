import type { Db } from '../../core/database.ts'
import type { Authority } from '../../core/personne.ts'
import { tribunauxDe } from '../../core/reference/sql.ts'
import { notFound } from '../../core/server-errors.ts'
import { openSessions } from '../sessions.ts'
import { findCompteActes, findSupportCompte, findCourrielsDe, situationDe } from './sql.ts'

interface Droits {
  authorities: Authority[]
  tribunaux: string[]
}

/** A change of rights as stored in its line of the journal (agent.ts). */
interface WrittenDroits {
  avant: Droits
  apres: Droits
}

/** An account as the support sees it (STAFF-27); 404 for an unknown one. */
export const readCompte = async (db: Db, now: Date, uuid: string) => {
  const compte = await findSupportCompte(db, uuid)
  if (!compte) throw notFound()
  const [tribunaux, sessions, courriels, actes] = await Promise.all([
    tribunauxDe(db, compte.tribunaux),
    openSessions(db, now, uuid),
    findCourrielsDe(db, compte.email),
    findCompteActes(db, uuid),
  ])
  const { aUnMotPasse, secondFacteur, ferme } = situationDe(compte)
  const ecrits = actes.flatMap(({ type, contenu }) => (type === 'DROITS' ? [contenu as unknown as WrittenDroits] : []))
  const nommes = await tribunauxDe(
    db,
    ecrits.flatMap(({ avant, apres }) => [...avant.tribunaux, ...apres.tribunaux]),
  )
  const name = ({ authorities, tribunaux: ids }: Droits) => ({ authorities, tribunaux: nommes.filter(({ id }) => ids.includes(id)) })
  const read = ({ avant, apres }: WrittenDroits) => ({ avant: name(avant), apres: name(apres) })
  return {
    ...compte,
    tribunaux,
    aUnMotPasse,
    secondFacteur,
    ferme,
    creeLe: compte.cree_le.toISOString(),
    sessions: sessions.map(({ ouverte_le, vue_le, ...session }) => ({
      ...session,
      ouverteLe: ouverte_le.toISOString(),
      vueLe: (vue_le ?? ouverte_le).toISOString(),
    })),
    courriels: courriels.map(({ cree_le, envoye_le, ...courriel }) => ({
      ...courriel,
      creeLe: cree_le.toISOString(),
      envoyeLe: envoye_le?.toISOString() ?? null,
    })),
    actes: actes.map(({ instant, contenu, ...acte }) => ({
      ...acte,
      instant: instant.toISOString(),
      droits: acte.type === 'DROITS' ? read(contenu as unknown as WrittenDroits) : null,
    })),
  }
}
