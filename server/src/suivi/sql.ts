import '../requetes/tables.ts'
import type { Expression } from 'kysely'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { isKnownTo, isResumable, lienWithRequete } from '../requetes/is-known-to.ts'

/** One file of a filing, for readers who satisfy `readable`. Number, rank and name must all match (threat T1). */
export const findAnnexe = (db: Db, lisible: Expression<boolean>, { numero, rang, nom }: { numero: string; rang: string; nom: string }) =>
  db
    .selectFrom('annexe')
    .innerJoin('requete', 'requete.numero', 'annexe.requete')
    .innerJoin('fichier', 'fichier.sha256', 'annexe.sha256')
    .select(['annexe.nom', 'annexe.sha256', 'fichier.mime'])
    .where('annexe.requete', '=', numero)
    .where('annexe.rang', '=', Number(rang))
    .where('annexe.nom', '=', nom)
    .where(lisible)
    .executeTakeFirst()

/** The content of a filing, for readers who may read it again; undefined for others. */
export const findDepot = (db: Db, lecteur: Personne, numero: string) =>
  db
    .selectFrom('requete')
    .select([
      'numero',
      'type',
      'sous_types as sousTypes',
      'base',
      'denomination',
      'tribunal',
      'association',
      'depot',
      'siege',
      'etat',
      'date_pre_enregistrement as datePreEnregistrement',
      'date_ordonnancement as dateOrdonnancement',
    ])
    .select(lienWithRequete(lecteur))
    .select(isResumable(lecteur).as('reprenable'))
    .where('numero', '=', numero)
    .where(isKnownTo(lecteur, 'depot'))
    .executeTakeFirst()
