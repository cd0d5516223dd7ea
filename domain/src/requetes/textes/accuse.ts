/** The acknowledgement of a filing as a document to keep (MAIL-08), with the content of its mail. */
export const textesAccuse = {
  titre: 'Accusé de réception',
  recueLe: 'Reçue le',
  declarant: 'Déposée par',
  documents: 'Annexes reçues',
  colonnes: { nom: 'Fichier', empreinte: 'Empreinte SHA-256' },
  fichier: (numero: string) => `accuse-reception-${numero}.pdf`,
  telecharger: "Télécharger l'accusé de réception (PDF)",
} as const
