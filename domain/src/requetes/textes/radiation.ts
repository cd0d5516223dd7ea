import { textesLecture } from '../../association/textes/lecture.ts'
import { textesRequete } from './requete.ts'

/** Texts of a radiation only (FORM-26, RADIA, ANNEX-12, ANNEX-13). */
export const textesRadiation = {
  ...textesRequete,
  demarche: 'Demander la radiation',
  avantDeCommencer: 'Demander la radiation : avant de commencer',
  aPreparer:
    'La radiation se demande une fois la liquidation terminée, plus de 365 jours après la publication de la dissolution. Préparez la date de la dissolution.',
  laSuite:
    "Ensuite : le tribunal délivre un récépissé dans les 5 jours, puis examine la requête. À son inscription, l'association est radiée du registre.",
  dateDissolution: textesLecture.champsDates.dateDissolution,
  /** The registered day stays; the declarant and the clerk are warned. */
  autreDate: (auRegistre: string) =>
    `Le registre porte une autre date de dissolution\u00a0: ${auRegistre}. C'est elle qu'il garde. Si elle est inexacte, dites-le dans le commentaire.`,
  quitus: 'Je certifie que la liquidation est terminée et que le quitus a été donné aux liquidateurs',
  quitusDonne: { true: 'Oui', false: 'Non' },
  commentaire: 'Commentaire',
  publication: {
    titre: 'Publication de la dissolution',
    aide: "Joignez la publication de la dissolution dans un journal d'annonces légales, datée de plus de 365 jours, si elle n'a pas déjà été fournie.",
    joint: 'Jointe',
    lignes: { true: 'Publication de la dissolution : jointe', false: 'Publication de la dissolution : à joindre' },
  },
  publicationRecente:
    "Aucune publication de plus de 365 jours n'est jointe. La requête peut être envoyée ; le tribunal pourra la demander.",
} as const
