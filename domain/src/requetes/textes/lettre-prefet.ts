/** The letter that communicates a declaration to the prefect (CCL art. 61 to 63). A jurist must still confirm the sentences. */
export const textesLettrePrefet = {
  titre: 'Communication au préfet',
  liasse: 'Lettres au préfet',
  fichier: (numeros: readonly string[]) => (numeros.length === 1 ? `Lettre au préfet ${numeros[0]}.pdf` : 'Lettres au préfet.pdf'),
  requetes: (nombre: number) => `${nombre} requêtes`,
  bouton: 'Lettre au préfet (PDF)',
  objet: 'Requête',
  association: "Numéro de l'association",
  opposition: 'Opposition',
  pieces: 'Pièces de la déclaration',
  sansPiece: 'Aucune pièce.',
  date: 'Date de la communication',
  /** Why there is no letter. */
  nonCommuniquee: "la requête n'est pas communiquée au préfet",
  deLaRequete: (numero: string, motifs: readonly string[]) => `Requête n°\u00a0${numero}\u00a0: ${motifs.join(', ')}.`,
  tropDeLettres: (nombre: number) => `Un PDF réunit ${nombre} lettres au plus\u00a0: choisissez moins de dossiers.`,
} as const
