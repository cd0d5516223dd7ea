import { stripPeriod } from '../../core/strip-period.ts'

/** « Qui peut signer ? »: who acts for an association, and within which limits (CCL art. 26, 48, 64, 69). */
export const textesRepresentation = {
  titre: 'Qui peut signer ?',
  selonStatuts: (gouvernance: string) => `Représentant légal selon les statuts : ${stripPeriod(gouvernance)}.`,
  direction: "La direction représente l'association (Code civil local, art. 26).",
  aucunMembre: 'Le registre ne nomme aucun membre de la direction.',
  liquidateurs: "L'association est dissoute : ses liquidateurs la représentent (Code civil local, art. 48).",
  sansCapacite:
    "La capacité juridique a été retirée à l'association : ses liquidateurs la représentent pour sa liquidation (Code civil local, art. 43 à 49 et 73).",
  aucunLiquidateur: "Le registre n'en nomme aucun.",
  explication: (commentaire: string) => `Explication déclarée : ${commentaire}`,
  radiee: "L'association est radiée du registre, qui ne dit plus qui peut signer pour elle.",
  /** An association that continues elsewhere (CCL art. 79-IV; CPC annex art. 30-1). */
  suites: {
    ABSORPTION: (successeur: string) => `L'association a été absorbée par ${successeur}.`,
    TRANSFERT: (successeur: string) => `L'association est désormais inscrite au registre d'un autre tribunal : ${successeur}.`,
  },
  successeur: (denomination: string, numero: string, tribunal: string) => `${denomination} (n° ${numero}, ${tribunal})`,
  lireSuccesseur: (numero: string) => `Lire la fiche n° ${numero}`,
  auGreffe: (tribunal: string) => `Pour le savoir, adressez-vous au greffe : ${tribunal}.`,
  personne: (fonction: string, identite: string) => `${fonction} : ${identite}`,
  representee: (identite: string, representant: string) => `${identite}, représentée par ${representant}`,
  depuis: (jour: string) => `au registre depuis le ${jour}`,
  avantReprise: 'au registre avant sa mise en ligne',
  limites: (limites: string) => `Limites aux pouvoirs de la direction : ${limites}`,
  limitesTues: 'Les statuts limitent les pouvoirs de la direction ; le registre ne dit pas comment.',
  sansLimite: "Aucune limite aux pouvoirs de la direction n'est inscrite.",
  representantNonRepris: "Le représentant légal n'a pas été repris du registre papier.",
  etatNonRepris: "L'état de l'association n'a pas été repris du registre papier\u00a0: elle peut être dissoute ou radiée.",
  limitesNonReprises: "Les limites aux pouvoirs de la direction n'ont pas été reprises du registre papier.",
  extrait: "Obtenir l'extrait",
  porteeExtrait: "L'extrait reproduit le registre à sa date et se vérifie en ligne.",
  attestation: "Envers une administration, la preuve est l'attestation du tribunal, à demander au greffe (Code civil local, art. 69).",
} as const
