/** The signed paper statutes of a creation (STAFF-05, FINAL-06). */
export const textesStatutsPapier = {
  nom: 'Statuts signés sur papier',
  phrase: (ou: string) => `Statuts signés sur papier : ${ou}`,
  attendus: 'attendus par courrier',
  recus: (date: string) => `reçus au greffe le ${date}`,
  renvoyes: (date: string) => `renvoyés le ${date}`,
  telecharger: { visible: "Télécharger le bordereau d'envoi (PDF)", complement: (numero: string) => `de la requête n° ${numero}` },
  bordereau: {
    titre: 'Bordereau à joindre aux statuts signés',
    requete: (numero: string) => `Requête n° ${numero}`,
    denomination: 'Association',
    tribunal: 'Tribunal',
    sansAdresse: 'Adresse du greffe',
    expediteur: 'Envoi de',
  },
} as const
