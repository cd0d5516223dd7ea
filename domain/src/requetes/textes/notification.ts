/**
 * The addressee of a decision, the way it is sent, and the appeal open against it (STAFF-10, ENT-20). A jurist must still confirm the
 * sentences.
 */
export const textesNotification = {
  recours: 'Voie de recours',
  destinataire: 'Notification adressée à',
  destinataires: { DECLARANT: 'La personne qui a déposé la requête', ASSOCIATION: "L'association, à son siège" },
  lrar: 'Lettre recommandée avec avis de réception',
  aideLrar: "La lettre porte cette mention (annexe du Code de procédure civile, art. 5). L'envoi est fait par le greffe.",
  lrarDite: 'Lettre recommandée avec avis de réception.',
  envoi: 'Envoi',
  adresseeA: (qui: string) => `Adressée à : ${qui}.`,
  recoursDit: (recours: string, delai: string | null) => `Voie de recours : ${[recours, ...(delai === null ? [] : [delai])].join(', ')}.`,
  rejetSansRecours: "Un rejet peut toujours faire l'objet d'un pourvoi (annexe du Code de procédure civile, art. 30-2).",
  radiation: "L'ordonnance de radiation ne peut faire l'objet que d'un pourvoi immédiat (annexe du Code de procédure civile, art. 30-12).",
  creationRejetee: "L'association n'est pas inscrite : le rejet est notifié à la personne qui a déposé la requête.",
} as const
