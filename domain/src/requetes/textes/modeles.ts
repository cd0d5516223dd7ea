import { textesLecture } from '../../association/textes/lecture.ts'

/**
 * Documents generated from a form, to sign: declarations, minutes, report. The law is cited after the plain sentence. A jurist must still
 * confirm the sentences.
 */
export const textesModeles = {
  /** Placeholder of a missing answer, to fill in by hand. */
  aCompleter: '……………………………………………',
  court: '………………',
  pied: (titre: string) => `${titre} : document à vérifier, à compléter et à signer`,
  association: 'Association',
  aVerifier: {
    titre: 'À vérifier, à compléter, à signer',
    texte:
      'Ce document reprend ce que vous avez saisi. Vérifiez-le, complétez à la main les lignes en pointillés, rayez ce qui ne convient pas, puis signez-le.',
  },
  champs: {
    denomination: 'Dénomination',
    numero: "Numéro d'inscription",
    objet: 'Objet',
    but: 'But',
    siege: 'Siège',
    dateStatuts: 'Date des statuts',
    resume: "Résumé de l'objet, pour la publication",
    limites: 'Limites aux pouvoirs de la direction',
    representant: "Représentée en justice et à l'égard des tiers par",
    decision: "Date de l'assemblée qui a décidé",
    dissolution: textesLecture.champsDates.dateDissolution,
    publication: 'Date de la publication de la dissolution',
    journal: "Journal d'annonces légales",
  },
  buts: { NON_LUCRATIF: 'Non lucratif', LUCRATIF: 'Lucratif' },
  aucune: 'Aucune',
  sansLimite: "Aucune limite aux pouvoirs de la direction n'est déclarée (Code civil local, art. 64 et 70).",
  personnes: {
    ...textesLecture.colonnesMembres,
    signature: 'Signature',
  },
  signature: { lieu: 'Fait à', date: 'Le', identite: 'Nom et qualité', signature: 'Signature' },

  declaration: {
    direction: textesLecture.direction,
    signataires: 'Signataires des statuts',
    sept: 'Les statuts sont signés par sept membres au moins (Code civil local, art. 59).',
    jointes: 'Pièces jointes',
    CREATION: {
      titre: "Déclaration d'inscription d'une association",
      objet:
        "La direction de l'association désignée ci-dessous la déclare au tribunal et demande son inscription au registre des associations (Code civil local, art. 59 ; annexe du Code de procédure civile, art. 30-1).",
      pieces:
        "Les statuts, en original et en copie, datés et signés par sept membres au moins ; une copie du procès-verbal de l'assemblée qui a constitué la direction (Code civil local, art. 59).",
    },
    MODIFICATION: {
      titre: "Déclaration de modification d'une association",
      objet:
        "La direction de l'association désignée ci-dessous déclare au tribunal les changements suivants et demande leur inscription au registre des associations (Code civil local, art. 67 et 71 ; annexe du Code de procédure civile, art. 30-4).",
      changements: 'Changements déclarés',
      colonnes: { quoi: 'Information', avant: 'Au registre', apres: 'Désormais' },
      aucun: "Aucun changement du nom, du siège, de l'objet ou des pouvoirs de la direction n'est saisi.",
      autres: 'Les autres changements, sans effet sur ces mentions, figurent dans la requête déposée en ligne.',
      directionApres: 'Membres de la direction, après les changements',
      renouvelee: 'La direction est renouvelée sans changement de personnes.',
      pieces:
        'Une copie de la décision ; si les statuts changent, la décision en original et en copie, et les statuts modifiés (Code civil local, art. 67 et 71).',
    },
    DISSOLUTION: {
      titre: "Déclaration de dissolution d'une association",
      objet:
        "La direction de l'association désignée ci-dessous déclare au tribunal sa dissolution et demande son inscription au registre des associations (Code civil local, art. 74 et 76).",
      liquidateurs: 'Liquidateurs',
      sansLiquidateur: 'Pas de liquidateur',
      pieces:
        "Une copie de la décision de dissolution ; si les liquidateurs n'ont pas à décider à l'unanimité, une copie de la décision qui le prévoit (Code civil local, art. 74, 48 et 76).",
    },
    RADIATION: {
      titre: "Demande de radiation d'une association",
      objet:
        "Les liquidateurs de l'association désignée ci-dessous déclarent que sa liquidation est terminée et que le quitus leur a été donné. Ils demandent sa radiation du registre des associations (Code civil local, art. 79-I).",
      pieces: "Le rapport des liquidateurs et le quitus ; la publication de la dissolution dans un journal d'annonces légales.",
    },
  },

  procesVerbal: {
    reunion: (denomination: string) =>
      `Le ……………… à …… heures, les personnes désignées ci-dessous se sont réunies à ……………………… pour constituer l'association ${denomination}.`,
    assemblee: (denomination: string) =>
      `Le ……………… à …… heures, les membres de l'association ${denomination} se sont réunis en assemblée à ………………………, convoqués le ……………… dans la forme prévue par les statuts. L'objet des décisions figurait dans la convocation (Code civil local, art. 32).`,
    bureau: 'Présidence de la séance : ………………………… Secrétariat : …………………………',
    presents: 'Personnes présentes',
    nombres: "Membres de l'association : ……… Membres présents ou représentés : ………",
    vote: 'Pour : ……… Contre : ……… Abstentions : ………',
    resolution: (rang: number, quoi: string) => `Résolution ${rang} : ${quoi}`,
    CREATION: {
      titre: "Procès-verbal de l'assemblée constitutive",
      statuts: {
        titre: 'adoption des statuts',
        texte:
          "L'assemblée adopte les statuts, dont elle a reçu lecture. Ils sont datés et signés par sept membres au moins (Code civil local, art. 59). L'association sera inscrite au registre des associations (Code civil local, art. 57).",
      },
      direction: {
        titre: 'élection de la direction',
        texte: "L'assemblée élit les membres de la direction (Code civil local, art. 27) :",
      },
      pouvoirs: {
        titre: 'déclaration au tribunal',
        texte: "La direction déclare l'association au tribunal pour son inscription (Code civil local, art. 59).",
      },
    },
    MODIFICATION: {
      titre: "Procès-verbal de l'assemblée : modification",
      statuts: {
        titre: 'modification des statuts',
        texte:
          "L'assemblée décide de modifier les statuts comme suit. Sauf clause contraire des statuts, il faut les trois quarts des membres présents, et l'accord de tous les membres pour changer le but (Code civil local, art. 33).",
        sansEffet: "La modification n'a d'effet qu'après son inscription au registre (Code civil local, art. 71).",
        ajout: 'Articles modifiés et nouveau texte : ……………………………………………………………………………',
      },
      direction: {
        titre: 'direction',
        texte: "Après la décision de l'assemblée, la direction est composée comme suit (Code civil local, art. 27) :",
      },
    },
    DISSOLUTION: {
      titre: "Procès-verbal de l'assemblée : dissolution",
      decision: {
        titre: 'dissolution',
        texte:
          "L'assemblée décide de dissoudre l'association. Sauf clause contraire des statuts, il faut les trois quarts des membres présents (Code civil local, art. 41).",
      },
      liquidateurs: {
        titre: 'liquidateurs',
        texte:
          "La liquidation est confiée aux personnes suivantes. Sauf décision contraire, elles décident à l'unanimité (Code civil local, art. 48) :",
      },
      biens: {
        titre: "biens de l'association",
        texte:
          "Après le paiement des dettes, les biens reviennent à : ………………………………………………… Ils ne sont remis qu'un an après la publication de la dissolution (Code civil local, art. 45 et 51).",
      },
    },
    signatures: { president: 'Présidence de la séance, signature', secretaire: 'Secrétariat, signature' },
  },

  rapport: {
    titre: 'Rapport des liquidateurs',
    objet: "Les liquidateurs rendent compte de la liquidation de l'association désignée ci-dessous (Code civil local, art. 48 et 49).",
    liquidateurs: 'Liquidateurs',
    publication:
      'La dissolution a été publiée et les créanciers ont été invités à déclarer leurs créances ; les créanciers connus ont été prévenus personnellement (Code civil local, art. 50).',
    operations: 'Opérations de liquidation',
    lignes: {
      creances: 'Créances encaissées',
      dettes: 'Dettes payées',
      biens: 'Biens vendus ou transmis',
      solde: 'Solde, une fois les dettes payées',
      beneficiaires: 'Bénéficiaires du solde',
      remis: 'Remis le',
    },
    unAn: "Le solde n'a été remis qu'un an après la publication de la dissolution (Code civil local, art. 51).",
    quitus: 'Quitus',
    quitusDonne: "L'assemblée réunie le ……………… a approuvé ce rapport et donné quitus aux liquidateurs.",
  },
} as const
