import { enListe } from '../en-liste.ts'

/** Active content of a PDF, named to the clerk before the PDF is shown (threat T5). */
export const textesActiveContenu = {
  natures: {
    JAVASCRIPT: 'un script',
    PROGRAMME: "le lancement d'un programme",
    FICHIER_JOINT: 'un fichier joint',
    FORMULAIRE_XFA: 'un formulaire programmé (XFA)',
    ENVOI_FORMULAIRE: "l'envoi d'un formulaire",
    IMPORT_DONNEES: "l'import de données",
    ADRESSE_WEB: "l'ouverture d'une adresse internet",
    AUTRE_DOCUMENT: "l'ouverture d'un autre document",
    MULTIMEDIA: 'un son, une vidéo ou une animation',
    TROIS_D: 'une scène en trois dimensions',
    ILLISIBLE: "des parties qui n'ont pas pu être contrôlées",
  },
  enonce: (natures: readonly string[]) => `Contenu actif : ${enListe(natures)}. Ce PDF n'est pas affiché automatiquement.`,
} as const
