/** Drafts: saved, resumed, left, lost (FORM-20, FORM-21, FORM-26, HOME-06, SHEET-13). */
export const textesBrouillon = {
  enregistreAuFurEtAMesure: 'Votre saisie est enregistrée au fur et à mesure : vous pouvez vous arrêter et reprendre plus tard.',
  enCours: 'Enregistrement…',
  enregistre: (heure: string) => `Enregistré à ${heure}`,
  nonEnregistre: 'Non enregistré : la connexion est interrompue. Ne fermez pas cette page.',
  refuse: 'Non enregistré.',
  quitter: (heure: string, jour: string) =>
    `Oui : vous quittez ce formulaire. Votre brouillon enregistré à ${heure} est conservé jusqu'au ${jour}. Non : vous restez sur cette page.`,
  enregistrerEtQuitter: 'Enregistrer et quitter',

  commence: (jour: string) => `Vous avez commencé cette démarche le ${jour}.`,
  deLaDemarche: (jour: string) => `Vous avez un brouillon du ${jour} pour cette démarche.`,
  reprendre: 'Reprendre le brouillon',
  reprendreLequel: (denomination: string) => `Reprendre le brouillon : ${denomination || 'sans nom'}`,
  recommencer: 'Recommencer',
  confirmerRecommencer: (jour: string) => `Recommencer efface le brouillon du ${jour}. Continuer ?`,

  aReprendre: 'Brouillons à reprendre',
  ligne: (demarche: string, denomination: string) => `${demarche} : ${denomination || 'sans nom'}`,
  enregistreLe: (jour: string, heure: string) => `enregistré le ${jour} à ${heure}`,
  reprendreCourt: 'Reprendre',
  reprendreLigne: (ligne: string) => `Reprendre ${ligne}`,
  supprimer: 'Supprimer',
  supprimerLigne: (ligne: string) => `Supprimer ${ligne}`,
  suppression: 'Suppression du brouillon',
  confirmerSuppression: (ligne: string) => `Supprimer le brouillon « ${ligne} » et les fichiers qui y sont joints ?`,
  supprime: 'Le brouillon a été supprimé.',
  echecSuppression: 'Erreur durant la suppression du brouillon.',

  introuvable: "Ce brouillon n'existe plus : il a été supprimé, ou il n'est pas à vous.",
  depose: (numero: string) => `Ce brouillon a été déposé : requête n° ${numero}.`,
  ailleurs: (heure: string) => `Ce brouillon a été enregistré à ${heure} dans un autre onglet ou sur un autre appareil.`,
  autre: (jour: string, heure: string) => `Vous avez déjà un brouillon pour cette démarche, enregistré le ${jour} à ${heure}.`,
  tropDeBrouillons: (nombre: number) => `Vous avez déjà ${nombre} brouillons. Supprimez-en un depuis l'accueil pour en commencer un autre.`,
  tropDeFichiers: 'Ce brouillon contient trop de fichiers. Supprimez ceux qui ne servent pas.',
  voirLAutre: "Reprendre l'autre saisie",
  garderLaMienne: 'Garder ma saisie',
  garderEcrase: '« Garder ma saisie » remplace ce qui a été enregistré ailleurs par ce que vous voyez ici.',

  courriel: {
    sujet: (jour: string) => `Votre brouillon sera effacé après le ${jour}`,
    avertissement: (ligne: string, enregistre: string, fin: string) =>
      `Votre brouillon « ${ligne} », enregistré le ${enregistre}, sera effacé après le ${fin} s'il n'est pas repris d'ici là. Rien n'a été envoyé au tribunal.`,
    reprendre: 'Le reprendre, après vous être connecté',
  },
} as const
