/** Asking for an extract (SHEET-12, ACTION-10). */
export const textesActionExtrait = {
  generer: 'Générer un extrait',
  preparation: "Préparation de l'extrait…",
  genere: "L'extrait a été généré.",
  nonConforme: (liste: string) => `L'extrait ne peut pas être délivré tant que l'inscription comporte des non-conformités : ${liste}.`,
  nomFichier: (numero: string) => `extrait-${numero}.pdf`,
} as const
