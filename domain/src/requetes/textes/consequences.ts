import { enListe } from '../../core/en-liste.ts'

/** Texts of the dialogs before an act of the court: its effects, and on whom. */
export const textesConsequences = {
  nonConformite: {
    titre: (denomination: string) => `Relever une non-conformité\u00a0: ${denomination}`,
    texte: (texte: string) => `Les personnes rattachées liront\u00a0: «\u00a0${texte}\u00a0»`,
    sansEtat: "L'état de l'association au registre ne change pas.",
    extraits: "Aucun extrait n'est délivré tant que la non-conformité n'est pas levée. Elle se lève ensuite, avec un motif.",
  },
  decision: {
    titre: (denomination: string) => `Inscrire la décision\u00a0: ${denomination}`,
    inscrite: (phrase: string) => `Est inscrite\u00a0: ${phrase}.`,
    liquidateurs: (nombre: number) => (nombre === 1 ? 'Un liquidateur est inscrit.' : `${nombre} liquidateurs sont inscrits.`),
    ensuite: "Une décision inscrite ne s'efface pas\u00a0: une décision qui l'infirme rétablit l'état d'avant.",
  },
  fusion: {
    titre: (denomination: string) => `Inscrire la fusion\u00a0: ${denomination}`,
    absorbee: (nommee: string, date: string) => `${nommee} est radiée du registre, le ${date}.`,
    absorbante: (denomination: string) => `${denomination} reste au registre, qui nomme les associations qu'elle absorbe.`,
    absorbees: 'Les personnes rattachées aux associations absorbées, et celles qui les suivent, en reçoivent un aussi.',
    ensuite: 'Une fusion inscrite par erreur se corrige ensuite, sur toutes les fiches à la fois.',
  },
  transfert: {
    titre: (denomination: string) => `Envoyer le dossier\u00a0: ${denomination}`,
    part: (commune: string) =>
      `Le dossier part au tribunal dont relève ${commune}, dont le greffe est prévenu par courriel. Il l'inscrit ou le refuse.`,
    reste: "Jusqu'à sa décision, l'association reste inscrite ici et aucune requête ne peut être déposée pour elle.",
    ensuite: "L'envoi peut être retiré tant que ce tribunal n'a pas décidé.",
  },
  prevenus: (personnes: readonly string[]) => {
    if (personnes.length === 0) return "Personne n'est rattaché à l'association."
    return personnes.length === 1
      ? `Reçoit un courriel, comme personne rattachée\u00a0: ${enListe(personnes)}.`
      : `Reçoivent un courriel, comme personnes rattachées\u00a0: ${enListe(personnes)}.`
  },
  suiveurs: "Les personnes qui suivent l'association en reçoivent un aussi.",
} as const
