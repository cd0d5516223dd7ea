/** Texts to correct the register of the court's own motion (STAFF-11). */
export const textesRectification = {
  onglet: 'Rectification',
  titre: "Rectifier d'office",
  effet:
    "Corrigez ce que le registre dit à tort. Les personnes rattachées et celles qui suivent l'association sont prévenues par courriel\u00a0; une nouvelle version est enregistrée et l'ancienne reste consultable.",
  nonRepris: 'Ce que le registre papier ne dit pas',
  aideNonRepris: 'Laissez coché ce qui reste non connu. Ce qui est décoché est inscrit tel que le formulaire le dit.',
  nonConnus: { but: 'But\u00a0: non connu', stipulations: 'Limites aux pouvoirs de la direction\u00a0: non connues' },
  inconnus: { but: 'But', stipulations: 'Limites aux pouvoirs de la direction' },
  etat: "État de l'association",
  etatConnu: "L'état de l'association est connu\u00a0: une rectification d'office ne le change pas.",
  dates: 'Dates',
  direction: 'Direction',
  ceQuiChange: 'Ce qui change au registre',
  rienNeChange: "Rien n'est modifié.",
  incomplet: 'Un champ est à corriger avant que les changements puissent être relus.',
  motif: 'Motif de la rectification',
  aideMotif: 'Il est repris dans le courriel adressé aux personnes rattachées.',
  bouton: "Rectifier d'office",
  fait: "Le registre est rectifié d'office.",
  autreTribunal: "Cette commune relève d'un autre tribunal\u00a0: une rectification d'office ne peut pas y transporter le siège.",
  aucuneDifference: "Rien n'est modifié\u00a0: il n'y a rien à rectifier.",
  ligne: (rubrique: string, label: string, ancien: string, nouveau: string) =>
    label === rubrique ? `${rubrique}\u00a0: ${ancien} → ${nouveau}` : `${rubrique}, ${label}\u00a0: ${ancien} → ${nouveau}`,
  rien: '(rien)',
  courriel: {
    sujet: (denomination: string) => `Rectification d'office\u00a0: ${denomination}`,
    fait: (denomination: string, numero: string, date: string) =>
      `Le greffe a rectifié d'office, le ${date}, ce que le registre dit de l'association ${denomination} (n°\u00a0${numero}).`,
    change: 'Ce qui a changé, avant → après\u00a0:',
    reserve: "Ce qui a changé n'est lu que par le tribunal\u00a0: les coordonnées de membres.",
    motif: (motif: string) => `Motif\u00a0: ${motif}`,
    voir: "Lire l'association au registre et, dans son historique, ce qui a changé",
    objection: "Si vous estimez que cette rectification n'est pas fondée, adressez vos objections au greffe du tribunal.",
  },
} as const
