/** Parts of the sheet that only the attached users and the court read: the paper register, the users (SHEET-20, SHEET-22, SHEET-32). */
export const textesCercle = {
  volume: 'Volume',
  folio: 'Folio',
  references: 'Références du registre papier',
  evenements: 'Événements du registre papier',
  colonnesEvenements: {
    date: 'Date',
    evenement: 'Événement',
    type: 'Type',
    dateAg: "Date de l'assemblée générale",
    texte: 'Texte',
  },
  aucunEvenement: "Aucun événement n'a été repris du registre papier.",

  demandes: 'Demandes de rattachement',
  premierUtilisateur:
    "Une personne de la direction peut demander son rattachement depuis la fiche de l'association ; le greffe peut aussi l'inviter.",
  aucuneDemande: 'Aucune demande de rattachement en attente.',
  colonnes: {
    nom: 'Nom',
    prenom: 'Prénom',
    email: 'Adresse courriel',
    fonction: 'Fonction',
    demandeeLe: 'Demandée le',
    etat: 'État',
  },
  statuts: {
    EN_COURS: 'En cours',
    ACCEPTEE: 'Acceptée',
    REFUSEE: 'Refusée',
    ACCEPTE: 'Acceptée',
    REFUSE: 'Refusée',
  },
} as const
