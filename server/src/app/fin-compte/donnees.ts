import { textesFinCompte } from 'domain/compte/textes/fin-compte'
import { getCompte } from '../../compte/sql.ts'
import type { Db } from '../../core/database.ts'
import { suiviesPar } from '../../rattachements/suivre/sql.ts'
import {
  actesDuCompte,
  brouillonsDuCompte,
  courrielsPour,
  demandesDuCompte,
  invitationsPour,
  requetesDuCompte,
  sessionsDuCompte,
  tousRattachementsDe,
} from './sql.ts'

const mots = textesFinCompte.donnees

type Nom = keyof typeof mots

/** Renames the columns of a value to French words. A key that has none is a type error, also from a spread row. */
const nommer = <V extends object>(valeur: V & Record<Exclude<keyof V, Nom>, never>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(valeur).map(([nom, contenu]) => [mots[nom as Nom], contenu]))

/** Returns the data that the service holds about a person, under French names (GDPR art. 15 and 20). */
export const donneesDe = async (db: Db, uuid: string, instant: Date): Promise<Record<string, unknown>> => {
  const compte = await getCompte(db, uuid)
  const { email, civilite, prenom, nom, adresse, complement_adresse, code_postal, ville, authorities } = compte
  const [rattachements, invitations, demandes, requetes, brouillons, courriels, sessions, suivies, actes] = await Promise.all([
    tousRattachementsDe(db, uuid),
    invitationsPour(db, email),
    demandesDuCompte(db, uuid),
    requetesDuCompte(db, uuid),
    brouillonsDuCompte(db, uuid),
    courrielsPour(db, email),
    sessionsDuCompte(db, uuid),
    suiviesPar(db, uuid),
    actesDuCompte(db, uuid),
  ])
  return nommer({
    exporteLe: instant,
    compte: nommer({
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
    rattachements: rattachements.map(({ du, au, ...same }) => nommer({ ...same, du, au })),
    invitations: invitations.map(({ statut, envoyeeLe, ...same }) => nommer({ ...same, etat: statut, envoyeeLe })),
    demandes: demandes.map(({ statut, ...same }) => nommer({ ...same, etat: statut })),
    requetes: requetes.map(({ numero, type, etat, association, denomination, deposeeLe, depot }) =>
      nommer({ numero, type, etat, association: association ?? denomination, deposeeLe, contenu: depot }),
    ),
    brouillons: brouillons.map(({ type, association, denomination, enregistreLe, contenu }) =>
      nommer({ type, association: association ?? denomination, enregistreLe, contenu }),
    ),
    courriels: courriels.map(({ sujet, le }) => nommer({ sujet, quand: le })),
    sessions: sessions.map(({ ouverteLe, navigateur, adresse: adresseReseau }) => nommer({ ouverteLe, navigateur, adresseReseau })),
    suivies: suivies.map(({ numero, nom: association, depuis }) => nommer({ association, numero, du: depuis })),
    actes: actes.map(({ sujet, sujetId, type, instant: quand, texte }) =>
      nommer({ quand, surQuoi: `${sujet} ${sujetId}`, type, motif: texte }),
    ),
  })
}
