/** The captcha (CAPTCHA-09). */
export const textesCaptcha = {
  libelle: "Recopiez les caractères de l'image, ou ceux que vous entendez",
  indication: 'Majuscules et minuscules sont acceptées indifféremment. Le code est valable 10 minutes.',
  alternative: 'Code de vérification. Une version sonore est disponible avec le bouton « Écouter le code ».',
  ecouter: 'Écouter le code',
  epellation: 'Chaque lettre est dite avec un nom qui commence par elle, par exemple « A comme Anatole » : recopiez seulement la lettre.',
  lecteur: 'Code lu à voix haute',
  luEntier: 'Le code a été lu en entier.',
  autre: 'Obtenir un autre code',
  faux: 'Les caractères saisis ne correspondent pas. Un nouveau code vous est proposé ; le reste de votre saisie est conservé.',
  expire: 'Ce code a expiré. Un nouveau code vous est proposé.',
  aide: (telephone: string, courriel: string) =>
    `Vous ne pouvez ni lire ni entendre ce code ? Le support peut faire cette étape avec vous : ${telephone} ou ${courriel}.`,
} as const
