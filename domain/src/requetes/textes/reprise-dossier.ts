/** Mail to a clerk whose file a colleague took over. */
export const textesRepriseDossier = {
  sujet: (numero: string) => `Requête n° ${numero} reprise par un autre agent`,
  reprise: (agent: string, numero: string, date: string) => `${agent} a repris le ${date} la requête n° ${numero}, que vous teniez.`,
  motif: (motif: string) => `Motif\u00a0: ${motif}`,
  effet: "Vous n'avez plus rien à faire sur ce dossier. Vous pouvez toujours le lire.",
  dossier: 'Ouvrir le dossier',
} as const
