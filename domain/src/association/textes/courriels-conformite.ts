/** The mails of a non-conformity, to the attached users (STAFF-20). */
export const textesCourrielsConformite = {
  texte: (texte: string) => `«\u00a0${texte}\u00a0»`,
  etat: (etat: string) => `État de l'association au registre\u00a0: ${etat}.`,
  voir: "Lire l'association au registre",
  relevee: {
    sujet: (denomination: string) => `Non-conformité relevée\u00a0: ${denomination}`,
    fait: (denomination: string, numero: string) =>
      `Le greffe relève que l'inscription de l'association ${denomination} (n°\u00a0${numero}) n'est pas conforme\u00a0:`,
    effet: "Tant que cette non-conformité n'est pas levée, aucun extrait du registre n'est délivré pour l'association.",
    suite: "Pour y remédier, déposez une modification, ou adressez au greffe ce qui manque. Si vous n'êtes pas d'accord, dites-le-lui.",
  },
  levee: {
    sujet: (denomination: string) => `Non-conformité levée\u00a0: ${denomination}`,
    fait: (denomination: string, numero: string) =>
      `Le greffe a levé la non-conformité qu'il avait relevée dans l'inscription de l'association ${denomination} (n°\u00a0${numero})\u00a0:`,
    motif: (motif: string) => `Motif de la levée\u00a0: ${motif}`,
    aucune: "L'inscription ne comporte plus de non-conformité.",
    restantes: (nombre: number) =>
      nombre === 1
        ? "Une autre non-conformité n'est pas levée\u00a0: aucun extrait du registre n'est délivré d'ici là."
        : `${nombre} autres non-conformités ne sont pas levées\u00a0: aucun extrait du registre n'est délivré d'ici là.`,
  },
} as const
