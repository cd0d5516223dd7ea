/** Asking for an extract (SHEET-12, ACTION-10). */
export const textesActionExtrait = {
  generer: 'Générer un extrait',
  preparation: "Préparation de l'extrait…",
  genere: "L'extrait a été généré.",
} as const
