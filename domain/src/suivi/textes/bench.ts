/** The clerk's workbench: the position in the queue and the keyboard shortcuts. */
export const textesBench = {
  place: (rang: number, total: number) => `${rang} sur ${total}`,
  suivant: 'Dossier suivant',
  echeance: (delai: string, date: string, jours: number) =>
    jours < 0
      ? `${delai} : dépassé de ${-jours} ${jours === -1 ? 'jour' : 'jours'} (au plus tard le ${date})`
      : `${delai} : au plus tard le ${date} (dans ${jours} ${jours < 2 ? 'jour' : 'jours'})`,
  finDeFile: 'Dernier dossier de la file',
  /** Shown when « n » is pressed before the next file is known. */
  attenteSuivant: "Le dossier suivant va s'ouvrir…",
  fileNonLue: "La file n'a pas pu être lue. Appuyez de nouveau sur « n ».",
  horsFile: "Ce dossier n'est plus dans la file : revenez-y pour en ouvrir un autre.",
  touches: {
    suivant: 'Ouvrir le dossier suivant',
    rangs: '1 à 9',
    annexe: "Afficher l'annexe de ce rang",
    decision: 'Aller au premier acte de la barre de décision',
  },
} as const
