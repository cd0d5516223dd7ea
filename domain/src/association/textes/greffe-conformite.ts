/** Texts of the non-conformities that the court records (STAFF-20). */
export const textesGreffeConformite = {
  relevees: 'Non-conformités relevées',
  aucune: "Aucune non-conformité n'est relevée.",
  releveeLe: (date: string, agent: string | null) => (agent === null ? `Relevée le ${date}` : `Relevée le ${date} par ${agent}`),
  relever: 'Relever une non-conformité',
  effet: "Les personnes rattachées à l'association lisent ce texte. Tant qu'il n'est pas levé, aucun extrait n'est délivré.",
  texte: 'Ce qui manque ou doit être corrigé',
  declarer: "Déclarer l'inscription non conforme",
  aideDeclarer: "L'état de l'association devient « Non conforme » au registre, sous une nouvelle version.",
  dejaDeclaree: "L'inscription est déjà déclarée non conforme.",
  bouton: 'Relever la non-conformité',
  fait: 'La non-conformité est relevée.',
  lever: 'Lever',
  leverLaquelle: (texte: string) => `Lever la non-conformité : ${texte}`,
  leverTitre: 'Lever la non-conformité',
  leverQuestion: (texte: string) => `« ${texte} »`,
  leverEffet:
    "La non-conformité ne sera plus affichée\u00a0; le journal la garde. Les personnes rattachées à l'association sont prévenues par courriel.",
  leverMotif: 'Motif de la levée',
  leverAideMotif: 'Il est repris dans le courriel adressé aux personnes rattachées.',
  leverRetablit: "C'est la dernière : l'association retrouve l'état qu'elle avait avant d'être déclarée non conforme.",
  levee: 'La non-conformité est levée.',
} as const
