import { phrasesDesOrdonnances } from './phrases-ordonnances.ts'

/**
 * The sentences of acts that an administrator may correct. The act fills the placeholders between braces. The law is cited after the plain
 * sentence. A jurist must still confirm the sentences.
 */
export const textesPhrases = {
  'accuse-recue': 'Le tribunal a reçu la requête désignée ci-dessous, par voie électronique.',
  'accuse-recue-papier': 'Le tribunal a reçu la requête désignée ci-dessous, sur papier.',
  // The acknowledgement is not the receipt (CPC annex art. 30-1).
  'accuse-portee': "Cet accusé n'est pas le récépissé de déclaration, que le greffe délivre.",
  'bordereau-consigne':
    "Joignez cette feuille à l'exemplaire papier signé des statuts. Pliez-la en trois\u00a0: l'adresse du greffe se place dans une enveloppe à fenêtre.",
  'bordereau-consigne-sans-adresse': "Joignez cette feuille à l'exemplaire papier signé des statuts.",
  'recepisse-attestation':
    'Le greffe a reçu la déclaration désignée ci-dessous, par voie électronique. Ce récépissé atteste sa réception, il ne préjuge pas de la décision du tribunal (annexe du Code de procédure civile, art. 30-1).',
  'recepisse-attestation-papier':
    'Le greffe a reçu la déclaration désignée ci-dessous, sur papier. Ce récépissé atteste sa réception, il ne préjuge pas de la décision du tribunal (annexe du Code de procédure civile, art. 30-1).',
  'recepisse-avec-prefet':
    "Le tribunal examine la déclaration dans le mois qui suit sa réception, le {date}. S'il ne la rejette pas, il la communique au préfet, qui a six semaines pour s'opposer à l'inscription (Code civil local, art. 61 et 63 ; annexe du Code de procédure civile, art. 30-2).",
  'recepisse-sans-prefet':
    "Le tribunal examine la déclaration reçue le {date}. La personne qui l'a déposée est informée de la décision par courriel.",
  'recepisse-sans-prefet-papier':
    "Le tribunal examine la déclaration reçue le {date}. La personne qui l'a déposée est informée de la décision.",
  ...phrasesDesOrdonnances,
  'notification-CREATION':
    "L'association {denomination} est inscrite au registre des associations depuis le {date}. L'ordonnance est jointe à cette notification.",
  'notification-MODIFICATION':
    "Les changements déclarés pour l'association {denomination} sont inscrits au registre des associations depuis le {date}. L'ordonnance est jointe à cette notification.",
  'notification-DISSOLUTION':
    "La dissolution de l'association {denomination} est inscrite au registre des associations depuis le {date}. L'ordonnance est jointe à cette notification.",
  'notification-RADIATION':
    "L'association {denomination} est radiée du registre des associations depuis le {date}. L'ordonnance est jointe à cette notification.",
  'notification-publication':
    "Le greffe communique à l'association le projet de l'avis à publier dans un journal d'annonces légales. L'association paie la publication et en justifie dans le mois qui suit cette communication (annexe du Code de procédure civile, art. 30-9 et 30-10).",
  'notification-SANS_RECOURS': "Cette décision n'est pas susceptible de recours.",
  'notification-POURVOI_ORDINAIRE': "Cette décision peut faire l'objet d'un pourvoi devant la cour d'appel de {ville}.",
  'notification-POURVOI_IMMEDIAT':
    "Cette décision peut faire l'objet d'un pourvoi immédiat devant la cour d'appel de {ville}, dans les quinze jours à compter de la notification, un mois de plus outre-mer et deux mois de plus à l'étranger (Code de procédure civile, art. 643).",
  'notification-delai': 'Le délai court du jour où le destinataire reçoit cette lettre.',
  'notification-delai-en-ligne':
    "Le délai court du jour où le destinataire reçoit cette lettre, ou de celui où il l'ouvre en ligne s'il vient d'abord.",
  'notification-forme': 'La personne intéressée forme le pourvoi elle-même ou par un notaire (annexe du Code de procédure civile, art. 7).',
  'notification-REJET':
    "La requête n° {requete}, association {denomination}, est rejetée par une ordonnance du {date}. L'ordonnance, jointe à cette notification, en donne les motifs.",
  'notification-nouvelle': 'Vous pouvez reprendre le contenu de cette requête et en déposer une nouvelle.',
  'certificat-CREATION':
    "Le greffe certifie que l'association désignée ci-dessous est inscrite au registre des associations (annexe du Code de procédure civile, art. 25).",
  'certificat-MODIFICATION':
    'Le greffe certifie que les changements déclarés sont inscrits au registre des associations, qui porte les mentions ci-dessous (annexe du Code de procédure civile, art. 25).',
  'certificat-DISSOLUTION':
    "Le greffe certifie que la dissolution de l'association désignée ci-dessous est inscrite au registre des associations (annexe du Code de procédure civile, art. 25).",
  'certificat-RADIATION':
    "Le greffe certifie que l'association désignée ci-dessous est radiée du registre des associations (annexe du Code de procédure civile, art. 25).",
  'prefet-communication':
    'Le tribunal communique au préfet la déclaration désignée ci-dessous (Code civil local, art. 61\u00a0; annexe du Code de procédure civile, art. 30-2).',
  'prefet-delai':
    "Le préfet peut s'opposer à l'inscription dans les six semaines qui suivent cette communication, au plus tard le {date} (Code civil local, art. 61 et 63). Sans opposition, le tribunal peut inscrire.",
  'prefet-accuse':
    "Le préfet accuse réception de cette communication au greffe, dont l'adresse figure en tête (annexe du Code de procédure civile, art. 30-2).",
  'DEMANDE_PIECES-intro': "Pour poursuivre l'examen de votre requête, le tribunal vous demande ce qui suit.",
  'DEMANDE_PIECES-retour':
    "Répondez au plus tard le {date}. Passé cette date, vous pouvez encore répondre tant que la décision n'est pas rendue.",
  'AVIS_FINS_PAIEMENT-intro':
    "L'association est inscrite. L'avis ci-dessous est à publier dans un journal d'annonces légales, aux frais de l'association (annexe du Code de procédure civile, art. 30-9 et 30-10).",
  'AVIS_FINS_PAIEMENT-retour':
    'Réglez le journal, puis envoyez le justificatif de paiement au plus tard le {date} (annexe du Code de procédure civile, art. 30-10).',
  'PROJET_REJET-intro':
    'Le tribunal envisage de rejeter votre requête, pour les motifs suivants. Il recueille auparavant vos observations (Code civil local, art. 60\u00a0; annexe du Code de procédure civile, art. 30-2).',
  'PROJET_REJET-retour': 'Vous pouvez présenter vos observations, et joindre des documents, au plus tard le {date}.',
} as const
