import { stripPeriod } from '../../core/strip-period.ts'

/**
 * Model of the statutes of an association: required clauses (CCL art. 57) and recommended ones (CCL art. 58), each with its article. A
 * jurist must still confirm it.
 */
export const textesModeleStatuts = {
  titre: "Statuts de l'association",
  aAdapter: {
    titre: 'Modèle à adapter',
    texte:
      "Ce modèle reprend ce que vous avez saisi et vos choix. Aucune clause n'est imposée mot pour mot : recopiez-le, adaptez-le à votre association, complétez les lignes en pointillés et retirez cet encadré avant de signer.",
  },
  article: (rang: number, quoi: string) => `Article ${rang} : ${quoi}`,
  nom: {
    titre: 'nom, inscription',
    texte: (denomination: string) =>
      `Les signataires fondent une association nommée ${stripPeriod(denomination)}. Elle sera inscrite au registre des associations du tribunal compétent (Code civil local, art. 57).`,
  },
  but: {
    titre: 'but',
    texte: (objet: string) => `L'association a pour but : ${objet} (Code civil local, art. 57).`,
    NON_LUCRATIF: 'Elle ne poursuit pas de but lucratif (Code civil local, art. 21).',
    LUCRATIF: 'Elle poursuit un but lucratif, déclaré au tribunal (annexe du Code de procédure civile, art. 30-1).',
  },
  siege: {
    titre: 'siège',
    texte: (adresse: string) => `Le siège de l'association est fixé à l'adresse suivante : ${adresse} (Code civil local, art. 57).`,
  },
  adhesion: {
    titre: 'entrée des membres',
    LIBRE: 'Devient membre toute personne qui en fait la demande et accepte les statuts (Code civil local, art. 58, 1°).',
    AGREMENT:
      "Devient membre toute personne qui en fait la demande, accepte les statuts et reçoit l'accord de la direction (Code civil local, art. 58, 1°).",
  },
  retrait: {
    titre: 'sortie des membres',
    texte:
      "Un membre peut quitter l'association à tout moment en l'écrivant à la direction (Code civil local, art. 39 et 58, 1°). L'assemblée peut exclure un membre pour un motif grave, après l'avoir entendu.",
  },
  cotisation: {
    titre: 'cotisations',
    ANNUELLE: "Chaque membre paie une cotisation annuelle, dont l'assemblée fixe le montant (Code civil local, art. 58, 2°).",
    AUCUNE: 'Les membres ne paient pas de cotisation (Code civil local, art. 58, 2°).',
  },
  direction: {
    titre: 'direction',
    texte: (mandat: string) =>
      `L'association est administrée par une direction de ……… membres, élus par l'assemblée pour ${mandat} et rééligibles (Code civil local, art. 27 et 58, 3°). L'assemblée peut les révoquer.`,
    mandats: { '1': 'un an', '2': 'deux ans', '3': 'trois ans' },
    representant: (fonction: string) =>
      `La direction représente l'association en justice et à l'égard des tiers (Code civil local, art. 26). Elle agit par : ${stripPeriod(fonction)}.`,
    limites: (precision: string) => `Ses pouvoirs sont limités comme suit : ${precision} (Code civil local, art. 26, 64 et 70).`,
  },
  assemblee: {
    titre: "convocation de l'assemblée",
    texte: (moyen: string, delai: string) =>
      `L'assemblée est convoquée par la direction une fois par an, et chaque fois que l'intérêt de l'association l'exige. La convocation est envoyée ${moyen}, ${delai} jours avant la réunion, avec l'ordre du jour (Code civil local, art. 36 et 58, 4°).`,
    moyens: { COURRIEL: 'par courriel', COURRIER: 'par courrier', COURRIEL_OU_COURRIER: 'par courriel ou par courrier' },
    minorite:
      'Elle est aussi convoquée quand le dixième des membres le demande par écrit, avec le but et les motifs (Code civil local, art. 37).',
  },
  decisions: {
    titre: 'décisions',
    texte:
      "L'assemblée décide à la majorité des membres présents (Code civil local, art. 32). Une modification des statuts est décidée par les trois quarts des membres présents, le changement du but par tous les membres (Code civil local, art. 33).",
  },
  procesVerbaux: {
    titre: 'procès-verbaux',
    texte:
      "Les décisions de l'assemblée sont constatées par un procès-verbal, signé par la personne qui a présidé la séance et par le secrétaire (Code civil local, art. 58, 4°).",
  },
  dissolution: {
    titre: 'dissolution',
    texte:
      'La dissolution est décidée par les trois quarts des membres présents (Code civil local, art. 41). Après le paiement des dettes, les biens reviennent à : ………………………………………………… (Code civil local, art. 45).',
  },
  signatures: 'Signatures',
  signes: 'Fait à ………………………, le ………………, et signé par sept membres au moins (Code civil local, art. 59).',
} as const
