/** Texts that all filings share: first page, steps, name of the court (FORM-26, FORM-31). */
export const textesDemarche = {
  /** Steps of a form, by the first word of their error paths. */
  etapes: {
    declarant: 'Déclarant',
    association: 'Association',
    membres: 'Membres',
    liquidation: 'Dissolution',
    radiation: 'Radiation',
    documents: 'Annexes',
    final: 'Vérification et envoi',
  },
  limites: (tailleFichierMax: string, tailleMax: string) => `Au plus ${tailleFichierMax} par fichier et ${tailleMax} au total.`,
  voiePapier: 'Vous pouvez aussi déposer votre dossier sur papier au greffe.',
  commencer: 'Commencer',
  suivant: 'Suivant',
  precedent: 'Précédent',
  pourContinuer: 'Pour continuer :',
  nonRenseigne: 'Non renseigné',
  commentaire: 'Observation pour le tribunal',
  aideCommentaire: 'Elle restera jointe à la requête.',
} as const
