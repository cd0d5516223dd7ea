import { theTribunal } from '../../core/the-tribunal.ts'

/** Texts of the transfer of an association from one court to another (STAFF-13; CPC annex art. 30-1). */
export const textesTransfert = {
  onglet: 'Transfert',
  titre: 'Transférer à un autre tribunal',
  effet:
    "Le siège quitte le ressort de votre tribunal\u00a0: le dossier part au tribunal du nouveau siège, qui vérifie le nom puis inscrit l'association sous un nouveau numéro. Elle est alors radiée de votre registre\u00a0; chaque fiche renvoie à l'autre. Les personnes rattachées sont prévenues par courriel.",
  documents:
    "Ajoutez d'abord le procès-verbal et les statuts modifiés dans l'onglet Documents\u00a0: le tribunal de destination les lit sur la fiche.",
  dateDecision: "Date de l'assemblée qui a décidé le changement de siège",
  bouton: 'Envoyer le dossier',
  echec: "Erreur durant l'enregistrement du transfert",
  envoye: (tribunal: string) => `Le dossier est envoyé\u00a0: ${tribunal}.`,
  attend: (tribunal: string, date: string) => `Dossier envoyé le ${date}\u00a0: ${tribunal}. Ce tribunal ne l'a pas encore décidé.`,
  reste: "Jusqu'à sa décision, l'association reste inscrite ici et aucune requête ne peut être déposée pour elle.",
  nouveauSiege: (siege: string) => `Nouveau siège\u00a0: ${siege}.`,
  retirer: "Retirer l'envoi",
  retire: "L'envoi est retiré.",
  motifRetrait: 'Motif du retrait',
  motifRefus: 'Motif du refus',
  aideMotif: "Les personnes rattachées à l'association le lisent.",
  dernierRefus: (tribunal: string, date: string) => `Le dossier envoyé a été refusé le ${date}\u00a0: ${tribunal}.`,
  motifDonne: (motif: string) => `Motif\u00a0: ${motif}`,
  horsDuRessort: "Cette commune ne relève d'aucun tribunal du registre\u00a0: l'association ne peut pas y être transférée.",
  memeTribunal:
    "Cette commune relève du tribunal qui tient déjà l'association\u00a0: le changement de siège se demande par une modification.",
  nonConforme: "L'inscription n'est pas conforme\u00a0: ce qui manque est à lever avant le transfert.",
  dissoute: "L'association est en liquidation\u00a0: elle ne peut plus être transférée.",
  radiee: "L'association est radiée du registre.",
  requeteEnCours: (numero: string) =>
    `La requête n°\u00a0${numero} est en cours d'instruction\u00a0: elle est à décider avant le transfert.`,
  dejaEnvoye: 'Le dossier est déjà envoyé à un autre tribunal.',
  jamaisEnvoye: "Le dossier de cette association n'a été envoyé à aucun tribunal.",
  correction: {
    vient: (numero: string) => `Cette association vient d'un autre tribunal, où elle portait le n°\u00a0${numero}.`,
    bouton: 'Corriger le transfert',
    effet: (ancien: string, nouveau: string) =>
      `L'inscription n°\u00a0${nouveau} est radiée, et l'association retrouve le n°\u00a0${ancien}, son ancien siège et son tribunal d'origine. Chaque fiche renvoie à l'autre.`,
    prevenus: "Les personnes rattachées sous l'un ou l'autre numéro et le greffe d'origine sont prévenus par courriel.",
    motif: 'Motif de la correction',
    fait: (numero: string) => `Le transfert est corrigé\u00a0: l'association a retrouvé le n°\u00a0${numero}.`,
    aucun: "Cette inscription ne vient pas d'un transfert, ou ce transfert est déjà corrigé.",
    changee:
      "Le registre a changé depuis le transfert\u00a0: le corriger effacerait ce changement. Transférez à nouveau l'association à son tribunal d'origine.",
  },
  recus: {
    titre: 'Transferts à inscrire',
    file: (nombre: number) => `Transferts (${nombre})`,
    texte:
      "Un autre tribunal vous envoie ces associations, dont le siège vient dans votre ressort. Vérifiez le nom, puis inscrivez-les\u00a0: c'est le seul contrôle de la loi (Code civil local, art.\u00a057\u00a0; annexe du code de procédure civile, art.\u00a030-1).",
    vide: "Aucune association n'attend d'être inscrite à la suite d'un transfert.",
    association: 'Association',
    envoi: 'Envoyé par',
    envoyePar: (tribunal: string, date: string) => `${tribunal}, le ${date}`,
    siege: 'Nouveau siège',
    dateDecision: 'Changement de siège décidé le',
    noms: 'Noms proches dans la commune du nouveau siège',
    lire: (numero: string) => `Lire la fiche n°\u00a0${numero} et ses documents`,
    inscrire: "Inscrire l'association",
    refuser: 'Refuser le transfert',
    /** Follows the text of the button, for screen reader users who lack its context. */
    deLAssociation: (denomination: string) => `, ${denomination}`,
    liste: 'Associations reçues',
    voirAJour: 'Voir la liste à jour',
    inscription: (denomination: string) =>
      `L'association ${denomination} recevra un numéro de votre tribunal. Ses informations, sa direction, ses documents et les personnes rattachées sont repris\u00a0; la fiche d'origine est radiée.`,
    inscrite: (numero: string) => `L'association est inscrite sous le n°\u00a0${numero}.`,
    refuse: 'Le transfert est refusé.',
    impossible: (raisons: readonly string[]) => `Le transfert ne peut pas être inscrit\u00a0: ${raisons.join(' ')}`,
  },
  dejaDecide: {
    INSCRIT: "Ce transfert est déjà inscrit\u00a0: l'association a son nouveau numéro.",
    REFUSE: 'Ce transfert a déjà été refusé.',
    RETIRE: "Le tribunal d'origine a retiré cet envoi.",
  },
  courriel: {
    envoye: {
      sujet: (denomination: string) => `Transfert à un autre tribunal\u00a0: ${denomination}`,
      fait: (denomination: string, numero: string, tribunal: string) =>
        `Le siège de l'association ${denomination} (n°\u00a0${numero}) change de ressort\u00a0: son dossier est envoyé au tribunal suivant, qui doit l'inscrire\u00a0: ${tribunal}.`,
      suite:
        "Vous n'avez rien à faire. Jusqu'à cette inscription, l'association garde son numéro et son tribunal, et aucune requête ne peut être déposée pour elle.",
    },
    recu: {
      sujet: (denomination: string) => `Association à inscrire à la suite d'un transfert\u00a0: ${denomination}`,
      fait: (denomination: string, numero: string, tribunal: string) =>
        `${theTribunal(tribunal)} vous envoie l'association ${denomination} (n°\u00a0${numero}), dont le siège vient dans votre ressort.`,
    },
    inscrit: {
      sujet: (denomination: string) => `Association transférée\u00a0: ${denomination}`,
      fait: (denomination: string, ancien: string, nouveau: string, tribunal: string) =>
        `L'association ${denomination} est inscrite au registre d'un nouveau tribunal\u00a0: ${tribunal}. Elle y porte le n°\u00a0${nouveau}. L'inscription n°\u00a0${ancien} est radiée.`,
      suite: 'Vos droits sont repris\u00a0: vous agissez pour elle sous son nouveau numéro.',
      greffe:
        "Vous n'avez rien à faire\u00a0: la fiche radiée renvoie à la nouvelle, et les droits des personnes rattachées y sont repris.",
    },
    corrige: {
      sujet: (denomination: string) => `Transfert corrigé\u00a0: ${denomination}`,
      fait: (denomination: string, ancien: string, nouveau: string, tribunal: string) =>
        `Le transfert de l'association ${denomination}, inscrit par erreur, est corrigé. Elle est à nouveau inscrite sous le n°\u00a0${ancien}\u00a0: ${tribunal}. L'inscription n°\u00a0${nouveau} est radiée.`,
      suite: "Utilisez à nouveau l'ancien numéro\u00a0: les droits de chacun y sont ceux d'avant le transfert.",
    },
    refuse: {
      sujet: (denomination: string) => `Transfert refusé\u00a0: ${denomination}`,
      fait: (denomination: string, numero: string, tribunal: string) =>
        `Le transfert de l'association ${denomination} (n°\u00a0${numero}) est refusé par le tribunal de destination\u00a0: ${tribunal}.`,
      suite: "L'association reste inscrite où elle l'était.",
    },
    retire: {
      sujet: (denomination: string) => `Transfert retiré\u00a0: ${denomination}`,
      fait: (denomination: string, numero: string) =>
        `Le tribunal qui tient l'association ${denomination} (n°\u00a0${numero}) a retiré son envoi à un autre tribunal.`,
      suite: "L'association reste inscrite où elle l'était.",
    },
    lireFiche: "Lire l'association au registre",
    lireFile: 'Lire les transferts à inscrire',
  },
} as const
