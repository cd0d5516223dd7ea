/** Demandes and replies, as the clerk writes and reads them (STAFF-03, STAFF-04, STAFF-06, STAFF-09). */
export const textesGreffeDemandes = {
  titre: 'Demandes au déclarant',
  composer: {
    titre: 'Demander des pièces',
    explication: 'Une seule lettre part au déclarant, par courriel, avec un lien pour répondre sans compte.',
    point: (rang: number) => `Demande ${rang}`,
    document: 'Document demandé',
    precisionsSeules: 'Demande de précisions',
    precisions: 'Précisions pour le déclarant',
    observation: 'Observation du tribunal',
    dateRetour: 'À fournir au plus tard le',
    aideDateRetour: (date: string) =>
      `Une réponse reste possible après ce jour, tant que la décision n'est pas rendue, et au plus tard le ${date}, jour où le lien expire.`,
    apresLeTribunal: (date: string) =>
      `Ce jour vient après celui du tribunal, qui doit communiquer la requête au préfet ou la rejeter au plus tard le ${date}. La demande ne suspend pas ce délai (annexe du Code de procédure civile, art. 30-2).`,
    ajouter: 'Ajouter une demande',
    retirer: { visible: 'Retirer', complement: (rang: number) => `la demande ${rang}` },
    retiree: 'La demande est retirée de la lettre.',
    envoyer: 'Envoyer la demande',
  },
  usuels: {
    titre: 'Motifs usuels',
    ajoute: 'Le motif est ajouté.',
  },
  apercu: {
    voir: 'Aperçu de la lettre',
    nom: 'Aperçu de la lettre.pdf',
    echec: "Erreur durant l'aperçu de la lettre",
  },
  avis: {
    titre: "Envoyer le projet d'avis à payer",
    explication: (date: string) =>
      `Le déclarant reçoit le projet d'avis à publier, et doit justifier du paiement du journal au plus tard le ${date} (annexe du Code de procédure civile, art. 30-10).`,
    envoyer: "Envoyer le projet d'avis",
  },
  projet: {
    titre: 'Proposer le rejet',
    explication:
      "Le déclarant reçoit les motifs et peut présenter ses observations. Le tribunal ne peut rejeter qu'ensuite (Code civil local, art. 60 ; annexe du Code de procédure civile, art. 30-2).",
    motif: (rang: number) => `Motif ${rang}`,
    article: 'Article',
    aideArticle: 'Par exemple : Code civil local, art. 57.',
    texte: 'Motif',
    ajouter: 'Ajouter un motif',
    retirer: { visible: 'Retirer', complement: (rang: number) => `le motif ${rang}` },
    retire: 'Le motif est retiré.',
    dateRetour: 'Observations attendues au plus tard le',
    envoyer: 'Envoyer le projet de rejet',
  },
  rejeter: {
    titre: (denomination: string) => `Rejeter la requête : ${denomination}`,
    explication:
      "L'ordonnance et sa notification sont établies et remises au déclarant. Elles indiquent la voie de recours. Un rejet ne se corrige pas.",
    motifs: 'Motifs du rejet (repris dans la notification)',
    entendu: (date: string) => `Observations du déclarant reçues le ${date}.`,
    silence: (date: string) => `Le déclarant n'a présenté aucune observation. Elles étaient attendues au plus tard le ${date}.`,
    confirmer: 'Rejeter la requête',
  },
  demandes: {
    envoyeeLe: (titre: string, date: string) => `${titre}, du ${date}`,
    lettre: 'Lettre',
    attendue: (date: string) => `Réponse attendue au plus tard le ${date}.`,
    enRetard: (date: string) => `Réponse attendue au plus tard le ${date} : ce jour est passé.`,
    rappelee: (date: string) => `Rappel envoyé le ${date}.`,
    recue: (dateEtHeure: string, par: string | null) =>
      par === null ? `Réponse transmise le ${dateEtHeure}, par le lien du courriel.` : `Réponse transmise le ${dateEtHeure} par ${par}.`,
    reponseEnRetard: (date: string) => `Elle était demandée au plus tard le ${date}.`,
    fins: {
      VALIDEE: (date: string) => `Réponse validée le ${date}.`,
      RETIREE: (date: string) => `Retirée par le tribunal le ${date}.`,
      CLOSE: (date: string) => `Close par la fin de la requête, le ${date}.`,
    },
    demande: 'Demandé',
    valide: (date: string) => `Validé le ${date}`,
    rouvert: (date: string) => `Redemandé le ${date}`,
    sansFichier: 'Aucun fichier pour ce point.',
    observation: 'Observation du déclarant',
    observationDuTribunal: 'Observation du tribunal',
    anterieures: (nombre: number) => (nombre > 1 ? `${nombre} demandes terminées` : '1 demande terminée'),
  },
  lecture: {
    verdict: (point: string) => `Examen : ${point}`,
    valider: 'Valider',
    rouvrir: 'Rouvrir',
    precisions: 'Ce qui manque, pour le déclarant',
    explication: 'Ce que vous rouvrez est redemandé par une nouvelle lettre et un nouveau lien. Le reste est validé.',
    toutValider: 'Valider la réponse',
    redemander: 'Envoyer la nouvelle demande',
    enregistrer: 'Enregistrer',
  },
  piecesRecues: 'Pièces reçues',
  courrielRefuse: (courriel: string) => `Le courriel n'a pas été remis à ${courriel}. Adressez la demande par courrier.`,
} as const
