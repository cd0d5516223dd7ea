import { stripPeriod } from '../../core/strip-period.ts'

/** The person's associations (MINE). The title and the sentence of an empty list are quoted from the specification. */
export const textesAssociations = {
  titre: "Ma liste d'associations",
  creer: 'Créer une association',
  aucune: "Vous n'êtes rattaché à aucune association",
  rechercher: 'Rechercher votre association dans le registre',
  numero: (numero: string) => `N° ${numero}`,
  rattachements: {
    NON_RATTACHE: 'Rattachement refusé',
    RATTACHE: 'Rattaché',
    EN_COURS: 'Rattachement en cours',
    INVITATION_EN_COURS: 'Invitation en cours',
  },
  droits: (droits: readonly string[]) => `Vous pouvez : ${droits.join(', ')}`,
  invitation: (identite: string, denomination: string) => `${identite} vous invite à rejoindre l'association ${stripPeriod(denomination)}.`,
  droitsProposes: (droits: readonly string[]) => `Droits proposés : ${droits.join(', ')}.`,
  consultation: 'Vous pouvez consulter, sans déposer de requête.',
  /** Status of the digitisation of the paper file, once somebody asked for it (MINE-07). */
  numerisations: {
    EN_COURS: 'Numérisation du dossier papier en cours',
    EN_COURS_ATTACHE: 'Numérisation du dossier papier en cours',
    DISPONIBLE: 'Dossier papier numérisé',
    NON_TROUVEE: 'Dossier papier introuvable',
    POSSIBLE: null,
    NON_DISPONIBLE: null,
  },
  ouvrir: { visible: 'Ouvrir la fiche', complement: (denomination: string) => `de ${denomination}` },
} as const
