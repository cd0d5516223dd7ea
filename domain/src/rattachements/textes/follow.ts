import { stripPeriod } from '../../core/strip-period.ts'

/** Following an association: a mail at each registered change. */
export const textesFollow = {
  suivre: 'Suivre cette association',
  nePlusSuivre: 'Ne plus suivre',
  nePlusSuivreLaquelle: (denomination: string) => `Ne plus suivre ${denomination}`,
  suivie: 'Vous suivez cette association\u00a0: un courriel vous prévient de chaque changement inscrit au registre.',
  commence: 'Vous suivez cette association. Un courriel vous préviendra de chaque changement inscrit au registre.',
  cesse: 'Vous ne suivez plus cette association.',
  echec: "Votre choix n'a pas été enregistré",
  mesSuivies: 'Les associations que vous suivez',
  depuis: (date: string) => `Suivie depuis le ${date}`,
  courriel: {
    sujet: (denomination: string) => `Changement inscrit\u00a0: ${denomination}`,
    changement: (evenement: string, date: string) => `Le registre a changé le ${date} (${evenement}).`,
    etat: (etat: string) => `État de l'association\u00a0: ${etat}`,
    nom: (denomination: string, numero: string) => `Association\u00a0: ${denomination} (n°\u00a0${numero})`,
    voir: 'Voir la fiche',
    arreter: 'Ne plus suivre cette association, sans vous connecter',
  },
  arret: {
    titre: 'Ne plus suivre une association',
    texte: 'Vous ne recevrez plus de courriel quand le registre de cette association change.',
    bouton: 'Ne plus suivre',
    fait: (denomination: string) => `Vous ne suivez plus l'association ${stripPeriod(denomination)}.`,
    lienMort: "Ce lien n'est plus valable\u00a0: vous ne suivez plus cette association, ou l'adresse est incomplète.",
    echec: "Le suivi n'a pas été arrêté",
    refaire: 'Voir les associations que vous suivez',
  },
} as const
