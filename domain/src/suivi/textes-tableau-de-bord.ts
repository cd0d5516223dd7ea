/** The list of a person's requests (REQ-01, REQ-05, REQ-06, REQ-17; the two titles are verbatim). */
export const textesTableauDeBord = {
  titre: 'Mon suivi',
  enCours: 'Requêtes en cours',
  aucuneEnCours: "Vous n'avez aucune requête en cours.",
  activites: 'Dernières activités',
  aucuneActivite: 'Aucune décision récente.',
  requete: (type: string, denomination: string) => `${type} : ${denomination}`,
  depot: ({ numero, date, declarant }: { numero: string; date: string; declarant: string }) =>
    `N° ${numero}, déposée le ${date} par ${declarant}`,
  documents: 'Documents du tribunal',
  ouvrir: { visible: 'Ouvrir la fiche', complement: (denomination: string) => `de ${denomination}` },
  relire: { visible: 'Relire', complement: (numero: string) => `la requête n° ${numero}` },
  origine: { enLigne: 'Déposée en ligne', auGreffe: 'Déposée au greffe' },
} as const
