/** The clerk's workbench (screens.md 10): the place in the queue, and what its keys do. */
export const textesEtabli = {
  place: (rang: number, total: number) => `${rang} sur ${total}`,
  suivant: 'Dossier suivant',
  finDeFile: 'Dernier dossier de la file',
  touches: {
    suivant: 'Ouvrir le dossier suivant',
    rangs: '1 à 9',
    annexe: "Afficher l'annexe de ce rang",
    decision: 'Aller au premier acte de la barre de décision',
  },
} as const
