import { textesLecture } from '../../association/textes/lecture.ts'

/** A filing, read again by its court beside the examination and by its declarant on its own page (DEPOT-01, DEPOT-02). */
export const textesDepot = {
  titre: (numero: string) => `Dépôt de la requête n° ${numero}`,
  inconnu: 'Aucun dépôt ne correspond à cette URL.',
  inconnuDetail: "Vérifiez l'adresse, ou retrouvez votre requête dans « Mon suivi ».",
  type: 'Type de requête',
  typeDetaille: (type: string, sousTypes: readonly string[]) => (sousTypes.length > 0 ? `${type} (${sousTypes.join(', ')})` : type),
  deposeLe: 'Déposée le',
  tribunal: 'Tribunal',
  declarant: { identite: 'Nom', lien: "Lien avec l'association", adresse: 'Adresse', email: 'Adresse courriel' },
  directionRenouvelee: 'La direction est renouvelée sans changement de personnes.',
  commentaireLiquidation: 'Commentaire',
  radiation: { dateDissolution: textesLecture.champsDates.dateDissolution, quitus: 'Quitus aux liquidateurs', commentaire: 'Commentaire' },
  autreDate: (auRegistre: string) => `Le registre porte une autre date\u00a0: ${auRegistre}. C'est elle qui y reste.`,
  quitus: { true: 'Donné', false: 'Non donné' },
  journal: (libelle: string) => `Journal d'annonces légales : ${libelle}`,
  aucuneAnnexe: 'Aucune annexe.',
  empreinte: 'Empreinte SHA-256',
  observation: 'Observation du déclarant',
  aucuneObservation: 'Aucune observation.',
} as const
