/** The documents of an association, as the court keeps them (STAFF-21). */
export const textesGreffeDocuments = {
  titre: 'Documents du registre',
  aucun: "Aucun document ne figure au registre de l'association.",
  enVigueur: 'En vigueur',
  desactiver: 'Mettre hors vigueur',
  desactiverLequel: (nom: string) => `Mettre hors vigueur ${nom}`,
  activer: 'Remettre en vigueur',
  activerLequel: (nom: string) => `Remettre en vigueur ${nom}`,
  desactive: "Le document n'est plus en vigueur.",
  active: 'Le document est à nouveau en vigueur.',
  /** */
  acteDuTribunal: 'Un acte du tribunal reste au registre et en vigueur : seul un acte ultérieur le remplace.',
  vigueur: {
    true: {
      titre: (nom: string) => `Remettre ${nom} en vigueur`,
      motif: 'Motif de la remise en vigueur',
      effet: 'La fiche présentera à nouveau ce document comme en vigueur, sous une nouvelle version.',
    },
    false: {
      titre: (nom: string) => `Mettre ${nom} hors vigueur`,
      motif: 'Motif de la mise hors vigueur',
      effet:
        'La fiche ne présentera plus ce document comme en vigueur, sous une nouvelle version. Il reste au registre et peut y être remis.',
    },
  },
  /** An association has one text of its statutes. */
  remplace: (titre: string) => `Ce document n'est plus en vigueur ensuite\u00a0: ${titre}.`,
  remplacePar: (titre: string) => `Remplacé par\u00a0: ${titre}`,
  unSeulTexte:
    'Une association a un seul texte de statuts en vigueur\u00a0: le dernier adopté. Les autres restent au registre, hors vigueur.',
  supprimer: 'Supprimer',
  supprimerLequel: (nom: string) => `Supprimer ${nom}`,
  suppression: (nom: string) => `Supprimer ${nom}`,
  effetSuppression: "Le document ne figure plus dans les versions à venir. L'historique le garde dans les versions qui le citent.",
  motif: 'Motif de la suppression',
  confirmerSuppression: 'Supprimer le document',
  supprime: 'Le document est supprimé.',
  ajouter: 'Ajouter un document',
  fichier: 'Fichier',
  auPlus: (taille: string) => `Au plus ${taille}.`,
  nom: 'Nom du document',
  reserveParType: "Ce type de document n'est lu que par les personnes rattachées à l'association et le tribunal.",
  reserve: "Réserver aux personnes rattachées à l'association et au greffe",
  bouton: 'Ajouter au registre',
  ajoute: 'Le document est ajouté au registre.',
} as const
