import { stripPeriod } from '../../core/strip-period.ts'

/** The users of an association and their rights (ATTACH-15 to ATTACH-22, PERM). */
export const textesUtilisateurs = {
  finPassee: 'Choisissez un jour à venir.',
  modifier: 'Modifier',
  modifierDe: (nom: string) => `Modifier les droits de ${nom}`,
  titreModifier: (nom: string) => `Modifier les droits de ${nom}`,
  enregistrer: 'Enregistrer',
  echecModification: "Erreur durant la modification de l'utilisateur",
  retirer: 'Supprimer',
  retirerDe: (nom: string) => `Supprimer le rattachement de ${nom}`,
  meRetirer: 'Me retirer',
  titreRetirer: (nom: string) => `Supprimer le rattachement de ${nom}`,
  titreMeRetirer: 'Supprimer mon rattachement',
  motif: 'Motif (transmis à la personne et conservé dans le journal)',
  motifPourSoi: 'Motif (conservé dans le journal)',
  confirmer: 'Supprimer le rattachement',
  effetPourSoi: (denomination: string) => `Vous n'aurez plus aucun droit sur l'association ${stripPeriod(denomination)}.`,
  echecSuppression: 'Erreur durant la suppression du rattachement',
  plusRattachee: "Cette personne n'est plus rattachée à cette association.",
  derniere:
    "Vous êtes la dernière personne à gérer les utilisateurs de cette association. Après votre départ, seul le tribunal pourra accorder des droits. Invitez d'abord la personne qui vous succède.",
  inviterQuelquun: "Inviter quelqu'un",
  retirerQuandMeme: 'Me retirer quand même',
  enregistrerQuandMeme: 'Enregistrer quand même',
} as const
