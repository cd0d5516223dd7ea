import { textesFinCompte } from 'domain/compte/textes/fin-compte'
import { getCompte } from '../../compte/sql.ts'
import type { Db } from '../../core/database.ts'
import { followedAssociations } from '../../rattachements/suivre/sql.ts'
import {
  compteActes,
  compteBrouillons,
  courrielsFor,
  compteDemandes,
  invitationsFor,
  compteRequetes,
  compteSessions,
  allRattachementsOf,
} from './sql.ts'

const mots = textesFinCompte.donnees

type Nom = keyof typeof mots

/** Renames the columns of a value to French words. A key that has none is a type error, also from a spread row. */
const name = <V extends object>(valeur: V & Record<Exclude<keyof V, Nom>, never>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(valeur).map(([nom, contenu]) => [mots[nom as Nom], contenu]))

/** Returns the data that the service holds about a person, under French names (GDPR art. 15 and 20). */
export const donneesDe = async (db: Db, uuid: string, instant: Date): Promise<Record<string, unknown>> => {
  const compte = await getCompte(db, uuid)
  const { email, civilite, prenom, nom, adresse, complement_adresse, code_postal, ville, authorities } = compte
  const [rattachements, invitations, demandes, requetes, brouillons, courriels, sessions, suivies, actes] = await Promise.all([
    allRattachementsOf(db, uuid),
    invitationsFor(db, email),
    compteDemandes(db, uuid),
    compteRequetes(db, uuid),
    compteBrouillons(db, uuid),
    courrielsFor(db, email),
    compteSessions(db, uuid),
    followedAssociations(db, uuid),
    compteActes(db, uuid),
  ])
  return name({
    exporteLe: instant,
    compte: name({
      identifiant: uuid,
      email,
      civilite,
      prenom,
      nom,
      adresse: [adresse, complement_adresse, code_postal, ville].filter(Boolean).join(', '),
      droits: authorities,
      creeLe: compte.cree_le,
      derniereConnexion: compte.vu_le,
    }),
    rattachements: rattachements.map(({ du, au, ...same }) => name({ ...same, du, au })),
    invitations: invitations.map(({ statut, envoyeeLe, ...same }) => name({ ...same, etat: statut, envoyeeLe })),
    demandes: demandes.map(({ statut, ...same }) => name({ ...same, etat: statut })),
    requetes: requetes.map(({ numero, type, etat, association, denomination, deposeeLe, depot }) =>
      name({ numero, type, etat, association: association ?? denomination, deposeeLe, contenu: depot }),
    ),
    brouillons: brouillons.map(({ type, association, denomination, enregistreLe, contenu }) =>
      name({ type, association: association ?? denomination, enregistreLe, contenu }),
    ),
    courriels: courriels.map(({ sujet, le }) => name({ sujet, quand: le })),
    sessions: sessions.map(({ ouverteLe, navigateur, adresse: adresseReseau }) => name({ ouverteLe, navigateur, adresseReseau })),
    suivies: suivies.map(({ numero, nom: association, depuis }) => name({ association, numero, du: depuis })),
    actes: actes.map(({ sujet, sujetId, type, instant: quand, texte }) =>
      name({ quand, surQuoi: `${sujet} ${sujetId}`, type, motif: texte }),
    ),
  })
}
