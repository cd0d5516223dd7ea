/** The person's associations (MINE; title and empty sentence are verbatim). */
export const textesAssociations = {
  titre: "Ma liste d'associations",
  creer: 'Créer une association',
  aucune: "Vous n'êtes rattaché à aucune association",
  rechercher: 'Rechercher votre association dans le registre',
  numero: (numero: string) => `N° ${numero}`,
  rattachements: { RATTACHE: 'Rattaché', EN_COURS: 'Rattachement en cours', INVITATION_EN_COURS: 'Invitation en cours' },
  droits: (droits: readonly string[]) => `Vous pouvez : ${droits.join(', ')}`,
  invitation: (identite: string, denomination: string) => `${identite} vous invite à rejoindre l'association ${denomination}.`,
  droitsProposes: (droits: readonly string[]) => `Droits proposés : ${droits.join(', ')}.`,
  depot: 'déposer des requêtes',
  gestion: 'gérer les utilisateurs',
  consultation: 'Vous pouvez consulter, sans déposer de requête.',
  ouvrir: { visible: 'Ouvrir la fiche', complement: (denomination: string) => `de ${denomination}` },
} as const
