/** Accounts: creation, activation, sign-in. */
export const textesCompte = {
  creation: {
    /** Replaces the submit button without JavaScript. */
    sansScript:
      "La création d'un compte a besoin de JavaScript, qui n'est pas actif dans votre navigateur : ce formulaire ne sera pas envoyé.",
    titre: 'Créer un compte',
    civilite: 'Civilité',
    nom: 'Nom',
    prenom: 'Prénom',
    email: 'Adresse courriel',
    motPasse: 'Mot de passe',
    adresseFacultative: 'Adresse (facultatif : elle pré-remplira vos requêtes)',
    adresse: 'Adresse',
    complementAdresse: "Complément d'adresse",
    codePostal: 'Code postal',
    ville: 'Commune',
    envoyer: 'Créer un compte',
    faute: (suggestion: string) => `Vouliez-vous écrire ${suggestion} ?`,
    faite: 'Consultez votre messagerie',
    faiteTexte: (email: string) =>
      `Un courriel vient d'être envoyé à ${email} avec la marche à suivre. Il peut mettre quelques minutes à arriver ; pensez à regarder dans les courriers indésirables.`,
    rienRecu: "Je n'ai rien reçu",
    corriger: "Corriger l'adresse",
  },
  /** Requests that visitors make without an account: opening one, or a new password (ERR-10). */
  soumission: { echec: 'Erreur durant la soumission', reussite: 'La demande a été soumise.' },
  motPasse: {
    indication: '10 caractères au minimum, dont une majuscule et un caractère spécial.',
    precision:
      "Caractère spécial : tout ce qui n'est ni une lettre ni un chiffre, par exemple ! ? - _ @ ou une espace. Vous pouvez coller un mot de passe.",
    courant: 'Un mot de passe trop courant est refusé.',
    criteres: { longueur: 'Au moins 10 caractères', majuscule: 'Une majuscule', special: 'Un caractère spécial' },
    critere: (critere: string, rempli: boolean) => `${critere} : ${rempli ? 'oui' : 'pas encore'}`,
    regle: 'Le mot de passe doit comporter au moins 10 caractères, dont une majuscule et un caractère spécial.',
    tropLong: 'Le mot de passe ne peut dépasser 128 caractères.',
  },
  finalisation: {
    titre: 'Activer votre compte',
    texte: 'Pour terminer votre inscription, confirmez que cette demande vient de vous.',
    bouton: 'Activer mon compte',
    fait: (email: string) => `Votre compte ${email} est activé.`,
    duree: 'Ce lien est valable 7 jours.',
    seConnecter: 'Se connecter',
    echec: "L'activation n'a pas abouti",
    echecTexte: 'Si vous avez déjà suivi ce lien, veuillez ignorer ce message et vous connecter normalement.',
    nouveauLien: 'Recevoir un nouveau lien',
  },
} as const
