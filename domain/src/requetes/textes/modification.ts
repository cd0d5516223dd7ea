import { textesRequete } from './requete.ts'

const avecStatuts = 'À joindre : la copie de la décision et les statuts modifiés. Le dossier est communiqué au préfet.'

/** Texts of a modification only (FORM-26, MEMB-37). */
export const textesModification = {
  ...textesRequete,
  demarche: 'Déclarer une modification',
  avantDeCommencer: 'Déclarer une modification : avant de commencer',
  aPreparer:
    'Le formulaire contient déjà ce que le registre dit de votre association : corrigez seulement ce qui change. Préparez la copie de la décision et, si les statuts changent, les statuts modifiés.',
  laSuite:
    "Ensuite : le tribunal délivre un récépissé dans les 5 jours, puis examine la requête. Quand les statuts changent, le dossier est communiqué au préfet, qui a 6 semaines pour s'opposer, et le changement prend effet à son inscription.",
  quEstCeQuiChange: "Qu'est-ce qui change ?",
  plusieursReponses:
    'Plusieurs réponses sont possibles. Elles décident des documents demandés et de ce qui est déplié à chaque étape ; tout reste modifiable.',
  changements: {
    direction: 'La direction (élection, démission, renouvellement)',
    siege: 'Le siège',
    denomination: 'La dénomination',
    statuts: 'Les statuts',
    coordonnees: "Les coordonnées de l'association",
  },
  consequences: {
    direction: "À joindre : la copie de la décision. Ce changement n'est pas communiqué au préfet.",
    siege: avecStatuts,
    denomination: avecStatuts,
    statuts: avecStatuts,
    coordonnees: "À joindre : un document qui le justifie. Ce changement n'est pas communiqué au préfet.",
  },
  pieces: {
    decision: {
      titre: 'Copie de la décision',
      aide: "Le procès-verbal de l'assemblée générale qui a décidé le changement. Si elle n'est pas d'une assemblée générale, joignez-la par « Ajouter un autre document », type « Pièce jointe ».",
      joint: 'Jointe',
      lignes: { true: 'Copie de la décision : jointe', false: 'Copie de la décision : à joindre' },
    },
    statuts: {
      titre: 'Statuts modifiés',
      aide: 'Les statuts entiers, tels que la décision les a changés.',
      joint: 'Joints',
      lignes: { true: 'Statuts modifiés : joints', false: 'Statuts modifiés : à joindre' },
    },
  },
  replie: 'Seul ce que vous avez annoncé changer est déplié. Ouvrez les autres rubriques pour les lire ou les corriger.',
  direction: 'Direction',
  tenus: (noms: readonly string[]) => `${noms.length} membre${noms.length > 1 ? 's' : ''} : ${noms.join(', ')}`,
  ceQuiChange: 'Ce qui change',
  conflits: 'Informations changées des deux côtés',
  conflitsRegles: 'Toutes les informations changées des deux côtés sont choisies.',
  conflit: (date: string) => `Cette information a changé au registre le ${date}, après l'ouverture de votre formulaire.`,
  ordreChange: 'Ordre des membres changé des deux côtés',
  ordreChoisi: "L'ordre des membres est choisi.",
  conflitOrdre: (date: string) => `L'ordre des membres a changé au registre le ${date}, après l'ouverture de votre formulaire.`,
  ordreDit: (noms: readonly string[]) => noms.map((nom, rang) => `${rang + 1}. ${nom}`).join(', '),
  garder: (valeur: string) => `Garder ma valeur : ${valeur}`,
  reprendre: (valeur: string) => `Reprendre celle du registre : ${valeur}`,
  plusAuRegistre: 'ne fait plus partie de la direction',
  quitte: 'quitte la direction',
} as const
