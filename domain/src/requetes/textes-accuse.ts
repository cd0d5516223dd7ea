/** The acknowledgement of a filing as a document (MAIL-08): what its mail says, to be kept. */
export const textesAccuse = {
  titre: 'Accusé de réception',
  recueLe: 'Reçue le',
  declarant: 'Déposée par',
  documents: 'Annexes reçues',
  colonnes: { nom: 'Fichier', empreinte: 'Empreinte SHA-256' },
  fichier: (numero: string) => `accuse-reception-${numero}.pdf`,
  telecharger: "Télécharger l'accusé de réception (PDF)",
} as const
