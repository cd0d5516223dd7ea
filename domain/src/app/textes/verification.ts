/** The check of all data that an administrator can start. Its sentences are those of `npm run verifier` (textes-verifier.ts). */
export const textesVerification = {
  titre: 'Vérification des données',
  texte: 'Comparer tout ce qui est conservé avec ce qui a été écrit\u00a0: structure de la base, journal, dépôts, versions, fichiers.',
  explication:
    "La structure de la base est comparée avec celle que ce logiciel crée. Le journal des actes, les dépôts, les versions du registre et le contenu de chaque fichier sont recalculés. Rien n'est modifié. Le site reste ouvert\u00a0; la durée dépend du nombre de fichiers.",
  lancer: 'Lancer une vérification',
  lancee: 'La vérification a commencé. Son résultat apparaîtra ici.',
  echec: "La vérification n'a pas commencé",
  dejaEnCours: 'Une vérification est déjà en cours.',
  enCours: (quand: string, qui: string) => `Vérification en cours, demandée le ${quand} par ${qui}.`,
  aucune: "Aucune vérification n'a encore été demandée.",
  resultats: 'Derniers résultats',
  demandee: (quand: string, qui: string) => `Demandée le ${quand} par ${qui}`,
  finie: (quand: string) => `terminée le ${quand}`,
  conforme: 'Tout est conforme à ce qui a été écrit.',
  ecarts: (nombre: number) =>
    nombre === 1
      ? "1 écart\u00a0: ce qui suit n'est plus ce qui a été écrit."
      : `${nombre} écarts\u00a0: ce qui suit n'est plus ce qui a été écrit.`,
  premiers: (montres: number) => `Les ${montres} premiers écarts sont montrés.`,
  queFaire:
    "Ne corrigez rien à la main. Conservez une copie de la base et du dossier des fichiers, puis prévenez l'exploitant, qui comparera avec une sauvegarde.",
  alerte: {
    sujet: 'Écarts trouvés dans les données du registre',
    texte: (ecarts: number, quand: string, qui: string) =>
      `La vérification demandée le ${quand} par ${qui} a trouvé ${ecarts} écart${ecarts > 1 ? 's' : ''} entre ce qui est conservé et ce qui a été écrit.`,
    voir: 'Lire ces écarts',
  },
  impossible: (erreur: string) => `La vérification n'a pas pu être menée à son terme\u00a0: ${erreur}`,
} as const
