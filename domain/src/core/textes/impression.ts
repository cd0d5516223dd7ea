const byIdentite = (identite: string | null): string => (identite === null ? '' : `par ${identite}, `)

/** The note on every printed page. */
export const textesImpression = {
  imprime: ({ identite, instant }: { identite: string | null; instant: string }) =>
    `Imprimé ${byIdentite(identite)}le ${instant}. Ceci n'est pas un extrait du registre.`,
} as const
