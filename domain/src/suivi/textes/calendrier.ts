/** The subscription address of a person's calendar, on « Mon suivi » (docs/decisions/0060). */
export const textesCalendrier = {
  nom: 'Registre des associations : mes échéances',
  fichier: 'mes-echeances.ics',
  titre: 'Mes échéances dans mon agenda',
  texte:
    "Une adresse d'abonnement montre dans votre agenda (téléphone, messagerie) tout ce que le tribunal attend de vous et pour quelle date. Elle se tient à jour d'elle-même.",
  secret:
    "Qui connaît cette adresse lit le nom de vos associations, le numéro de vos requêtes et leurs échéances. Elle n'ouvre rien d'autre. Vous pouvez la supprimer à tout moment.",
  creer: 'Créer une adresse',
  adresse: "Adresse d'abonnement",
  indication: "Copiez-la maintenant : elle n'est affichée qu'une fois. Dans votre agenda, choisissez « S'abonner à un agenda ».",
  copier: "Copier l'adresse",
  copiee: "L'adresse est copiée.",
  existe: (date: string) => `Une adresse existe depuis le ${date}. Elle ne peut plus être affichée.`,
  remplacer: "Remplacer l'adresse",
  supprimer: "Supprimer l'adresse",
  supprimerTitre: "Supprimer l'adresse d'abonnement",
  remplacerTitre: "Remplacer l'adresse d'abonnement",
  effet: "Les agendas abonnés à l'adresse actuelle ne recevront plus rien.",
  creee: "L'adresse d'abonnement a été créée.",
  supprimee: "L'adresse d'abonnement a été supprimée.",
  echec: "Erreur durant le changement de l'adresse d'abonnement",
} as const
