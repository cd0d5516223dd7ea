/** The sheet of one association (SHEET). */
export const textesFiche = {
  resultats: (nombre: string | null) => (nombre === null ? 'Résultats' : `Résultats (${nombre})`),
  inconnue: (numero: string) => `Aucune association ne porte le n° ${numero} dans le registre.`,
  /** Summary that unfolds on a phone, under « Qui peut signer ? ». */
  preuve: (extrait: boolean) => (extrait ? 'Date, preuve et extrait' : 'Date et preuve'),
  titre: (numero: string) => `Association n° ${numero}`,
  numero: (numero: string) => `N° ${numero}`,
  commune: ({ codePostal, commune, tribunal }: { codePostal: string; commune: string; tribunal: string }) =>
    `${codePostal} ${commune} (${tribunal})`,
  referencePapier: ({ volume, folio }: { volume: string; folio: string }) => `Registre papier : volume ${volume}, folio ${folio}`,
  actions: 'Actions',
  pourCesActions: (n: number) => `Pour ces ${n} actions : `,
  onglets: {
    informations: 'Informations',
    membres: 'Membres',
    documents: 'Documents',
    registrePapier: 'Registre papier',
    utilisateurs: 'Utilisateurs',
  },
  rubriques: (denomination: string) => `Fiche de ${denomination}`,
  nonConformites: ({ nombre, liste, tribunal }: { nombre: number; liste: string; tribunal: string }) =>
    `Le tribunal a relevé ${nombre} ${nombre > 1 ? 'non-conformités' : 'non-conformité'} : ${liste}. Pour les régulariser, adressez-vous au greffe : ${tribunal}.`,
  requeteEnCours: (date: string) => `Une requête est en cours d'instruction depuis le ${date}.`,
  documents: {
    filtre: 'Filtrer les documents par nom',
    aucunPourCeNom: 'Aucun document ne correspond à ce nom.',
    aucun: 'Aucun document pour le moment.',
    nombre: (nombre: number) => (nombre > 1 ? `${nombre} documents` : '1 document'),
    remplace: "N'est plus en vigueur",
  },
} as const
