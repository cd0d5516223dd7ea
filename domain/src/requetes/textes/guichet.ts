import { textesAccuse } from './accuse.ts'
import { textesCompletude } from './completude.ts'
import { textesDeclarant } from './declarant.ts'
import { textesDemarche } from './demarche.ts'
import { textesEnvoi } from './envoi.ts'
import { textesMembres } from './membres.ts'
import { textesRadiation } from './radiation.ts'
import { textesSiege } from './siege.ts'

/** Texts of the forms when a clerk records a paper filing (STAFF-15), instead of those that address the declarant. */
export const textesGuichet = {
  entrees: {
    modification: 'Modification reçue sur papier',
    dissolution: 'Dissolution reçue sur papier',
    radiation: 'Radiation reçue sur papier',
  },
  entreesExplication:
    'Le dossier reçu est saisi sur les mêmes formulaires que ceux du site, puis instruit comme une requête déposée en ligne.',
  impossible: 'Ce dépôt ne peut pas être enregistré',
  demarches: {
    CREATION: 'Dépôt papier : création',
    MODIFICATION: 'Dépôt papier : modification',
    DISSOLUTION: 'Dépôt papier : dissolution',
    RADIATION: 'Dépôt papier : radiation',
  },
  avantDeCommencer: (demarche: string) => `${demarche}, avant de commencer`,
  aPreparer:
    "Ayez sous la main le dossier reçu et ses pièces, à numériser ou à photographier. Saisissez ce que dit le papier. Le formulaire demande les mêmes pièces qu'en ligne.",
  laSuite:
    'Ensuite : la requête entre dans la file du greffe et suit la même instruction. Ses délais courent à partir du jour de réception ; le récépissé est dû dans les 5 jours.',
  sansCompte: {
    CREATION:
      "Aucun compte ne sera rattaché à l'association. Une fois qu'elle est inscrite, une personne de la direction peut demander son rattachement depuis la fiche.",
    SUR_ASSOCIATION: "Le déclarant n'a pas besoin de compte. Les personnes rattachées à l'association sont averties de ce dépôt.",
  },
  retour: "Revenir à l'espace du greffe",
  quitus: 'Le déclarant certifie que la liquidation est terminée et que le quitus a été donné aux liquidateurs',
  dejaInscrite: "Le dossier concerne une association déjà inscrite ? Ouvrez-la dans l'espace du greffe, onglet « Dépôt papier ».",
  chercher: 'Trouver une association au registre',
  recueLe: 'Dossier reçu au greffe le',
  aideRecueLe: 'Par exemple : 12/12/2026. Les délais légaux courent à partir de ce jour.',
  receptionAncienne: "Cette date remonte à plus d'un an : vérifiez l'année.",
  autreTribunal: (commune: string, tribunal: string) =>
    `Le siège (${commune}) relève d'un autre greffe : ${tribunal}. Transmettez-lui le dossier papier.`,
  associationDUnAutre: (tribunal: string) => `Cette association relève d'un autre greffe : ${tribunal}. Transmettez-lui le dossier papier.`,
  declarant: {
    ...textesDeclarant,
    saisir: 'Saisissez le déclarant tel que le dossier le nomme.',
    verifier: 'Saisissez le déclarant tel que le dossier le nomme.',
    compteInchange: "Il n'a pas besoin de compte.",
    aideEmail: 'Si le dossier en donne une : le tribunal y écrira à chaque étape. Sans adresse, il écrit par courrier.',
  },
  demarche: {
    ...textesDemarche,
    commentaire: 'Observation du déclarant',
    aideCommentaire: 'Telle que le dossier la contient. Elle restera jointe à la requête.',
  },
  completude: {
    present: {
      titre: 'Présent dans le dossier saisi',
      explication: 'Le formulaire vérifie que ces éléments y sont, pas ce que les documents disent.',
    },
    tribunal: {
      titre: "Ce que l'instruction vérifiera",
      explication: 'Le formulaire ne peut pas le vérifier. Ces points seront repris dans le dossier de la requête.',
    },
    conseils: "Absent du dossier saisi : à joindre si le papier le contient, ou à demander pendant l'instruction",
  },
  cestMoi: 'Ajouter le déclarant',
  cestMoiDans: (liste: string) => liste.replace(textesMembres.cestMoi, 'Ajouter le déclarant'),
  aMonDomicile: 'Siège au domicile du déclarant',
  envoi: {
    ...textesEnvoi,
    verifierAvantEnvoi: "Vérifiez avant d'enregistrer",
    envoiPossible: "Le dépôt peut être enregistré en l'état.",
    envoyeeA: (tribunal: string) => `Cette requête sera enregistrée au greffe : ${tribunal}.`,
    envoyer: 'Enregistrer le dépôt',
    progression: (pourcent: number) => `Enregistrement du dépôt : ${pourcent} %`,
    enregistrement: 'Enregistrement du dépôt…',
    associationChangee:
      "L'association a changé au registre depuis l'ouverture de ce formulaire. Reprenez la version à jour avant d'enregistrer.",
    dejaRecue: "Un premier enregistrement, de contenu différent, a déjà été fait : retrouvez-le dans l'espace du greffe.",
    titreTransmise: 'Le dépôt papier est enregistré',
    recue: (numero: string, date: string) => `Requête n° ${numero}, reçue le ${date}.`,
    ouvrirDossier: 'Ouvrir le dossier de la requête',
    recepisseDu: 'Le récépissé est dû dans les 5 jours de la réception : il se délivre depuis le dossier.',
    annonce: (email: string) => `L'accusé de réception est envoyé à ${email}.`,
    sansAnnonce: "Le dossier ne donne pas d'adresse courriel : le déclarant est informé par courrier.",
    statutsRecus:
      "L'exemplaire papier des statuts est noté reçu le même jour. Corrigez cet acte au journal s'il n'était pas dans le dossier.",
  },
  etapeFinale: 'Vérification et enregistrement',
  transmise: 'Le dépôt papier est enregistré',
  echec: "Erreur durant l'enregistrement du dépôt",
  accuse: {
    ...textesAccuse,
    documents: 'Pièces numérisées par le greffe',
  },
  recepisse: {
    annexes: 'Pièces reçues, numérisées par le greffe',
  },
  courriel: 'Cette requête a été déposée sur papier : le greffe remet ou envoie ses documents sur papier.',
} as const

/** The texts of the forms, for a declarant who files online or a clerk who records a paper filing. */
export const motsDeSaisie = (guichet: boolean) => (guichet ? textesGuichet : enLigne)

const enLigne = {
  declarant: textesDeclarant,
  demarche: textesDemarche,
  completude: textesCompletude,
  envoi: textesEnvoi,
  cestMoi: textesMembres.cestMoi,
  cestMoiDans: (liste: string) => liste,
  aMonDomicile: textesSiege.aMonDomicile,
  quitus: textesRadiation.quitus,
} as const
