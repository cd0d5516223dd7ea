/** The letter that communicates a declaration to the prefect (CCL art. 61 to 63); sentences to be confirmed by a jurist. */
export const textesLettrePrefet = {
  titre: 'Communication au préfet',
  liasse: 'Lettres au préfet',
  fichier: (numeros: readonly string[]) => (numeros.length === 1 ? `Lettre au préfet ${numeros[0]}.pdf` : 'Lettres au préfet.pdf'),
  requetes: (nombre: number) => `${nombre} requêtes`,
  bouton: 'Lettre au préfet (PDF)',
  objet: 'Requête',
  association: "Numéro de l'association",
  communication:
    'Le tribunal communique au préfet la déclaration désignée ci-dessous (Code civil local, art. 61\u00a0; annexe du Code de procédure civile, art. 30-2).',
  opposition: 'Opposition',
  delai: (date: string) =>
    `Le préfet peut s'opposer à l'inscription dans les six semaines qui suivent cette communication, jusqu'au ${date} compris (Code civil local, art. 61 et 63). Sans opposition à cette date, le tribunal peut inscrire.`,
  accuse:
    "Le préfet accuse réception de cette communication au greffe, dont l'adresse figure en tête (annexe du Code de procédure civile, art. 30-2).",
  pieces: 'Pièces de la déclaration',
  sansPiece: 'Aucune pièce.',
  signature: { par: 'Communication établie par', qualite: 'Qualité', date: 'Date de la communication' },
  /** Why there is no letter. */
  nonCommuniquee: "la requête n'est pas communiquée au préfet",
  deLaRequete: (numero: string, motifs: readonly string[]) => `Requête n°\u00a0${numero}\u00a0: ${motifs.join(', ')}.`,
  tropDeLettres: (nombre: number) => `Un PDF réunit ${nombre} lettres au plus\u00a0: choisissez moins de dossiers.`,
} as const
