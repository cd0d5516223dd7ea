/** The acknowledgement of a filing as a document (MAIL-08, design §5): what its mail says, to be kept. */
export const textesAccuse = {
  titre: 'Accusé de réception',
  recue: 'Le tribunal a reçu la requête désignée ci-dessous, par voie électronique.',
  recueLe: 'Reçue le',
  declarant: 'Déposée par',
  documents: 'Annexes reçues',
  colonnes: { nom: 'Fichier', empreinte: 'Empreinte SHA-256' },
  /** What it is not (CPC annex, art. 30-1). */
  portee: "Cet accusé n'est pas le récépissé de déclaration, que le greffe délivre.",
  fichier: (numero: string) => `accuse-reception-${numero}.pdf`,
  telecharger: "Télécharger l'accusé de réception (PDF)",
} as const
