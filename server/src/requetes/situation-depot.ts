import { jourDeParis } from 'domain/core/jour'
import type { SituationDepot } from 'domain/requetes/depot/obstacles-depot'
import { dernierEtat } from '../association/sql.ts'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { conformiteDe } from '../rattachements/conformite.ts'
import { isOfCercle, type Lecteur, lienWith } from '../rattachements/lecteur.ts'
import { aDesGestionnaires } from '../rattachements/droits-sql.ts'
import { findRequeteEnCours } from './depot/sql.ts'
import { dernierTransfert } from './transfert/sql.ts'

type Target = { numero: string } & Parameters<typeof dernierEtat>[1]

/**
 * Returns what decides whether this person may file on an association, as far as they may know it. The sheet and the filing both use it
 * (ACTION-01 to ACTION-11).
 */
export const situationDepot = async (db: Db, user: Personne, association: Target, lecteur: Lecteur) => {
  const { numero } = association
  const rattachement = await lienWith(db, user, numero, lecteur)
  return {
    derniere: await dernierEtat(db, association),
    rattachement: { ...rattachement, depuis: rattachement.depuis && jourDeParis(rattachement.depuis) },
    gestionnaires: await aDesGestionnaires(db, numero, user.aujourdhui),
    administre: lecteur.greffe || lecteur.rattachement?.gestion === true,
    requeteEnCours: await requeteEnCours(db, numero, lecteur),
    transfertEnCours: isOfCercle(lecteur) ? await transfertEnCours(db, numero) : null,
    ...(await conformiteDe(db, numero, lecteur)),
  } satisfies SituationDepot
}

/** Returns the request under instruction. People outside the circle learn only since when there is one (ACTION-11). */
const requeteEnCours = async (db: Db, numero: string, lecteur: Lecteur): Promise<SituationDepot['requeteEnCours']> => {
  const requete = await findRequeteEnCours(db, numero)
  if (!requete) return null
  const depuis = jourDeParis(requete.datePreEnregistrement)
  return isOfCercle(lecteur) ? { numero: requete.numero, type: requete.type, depuis } : { numero: null, type: null, depuis }
}

const transfertEnCours = async (db: Db, numero: string): Promise<SituationDepot['transfertEnCours']> => {
  const transfert = await dernierTransfert(db, numero)
  return transfert?.statut === 'EN_COURS' ? { destination: transfert.libelle, depuis: jourDeParis(transfert.envoyeLe) } : null
}
