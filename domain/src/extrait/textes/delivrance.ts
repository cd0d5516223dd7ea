/** Why an extract cannot be issued (SHEET-13), and the name of its file. */
export const textesDelivrance = {
  nonConformites: (liste: string) => `L'extrait ne peut pas être délivré tant que l'inscription comporte des non-conformités : ${liste}.`,
  nonConformitesTues: "L'extrait ne peut pas être délivré tant que l'inscription comporte des non-conformités.",
  conformesSeuls: 'Le registre ne délivre que des extraits conformes.',
  nonConforme: "Le tribunal a déclaré l'inscription non conforme. Adressez-vous au greffe pour savoir quoi régulariser.",
  fichier: (numero: string) => `extrait-${numero}.pdf`,
} as const
