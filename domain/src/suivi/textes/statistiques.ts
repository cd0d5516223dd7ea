import { textesGreffe } from '../../requetes/textes/greffe.ts'
import { textesEspaceGreffe } from './espace-greffe.ts'

const jours = (nombre: number): string => (nombre > 1 ? `${nombre} jours` : `${nombre} jour`)

/** The number of requests received and decided by a court, and the time it took. Each figure says what it counts. */
export const textesStatistiques = {
  titre: 'Statistiques',
  texte: 'Requêtes reçues, décisions, délais, âge des files.',
  periode: 'Période et tribunal',
  du: 'Du',
  au: 'Au',
  tribunal: 'Tribunal',
  tous: 'Tous les tribunaux',
  finAvantDebut: 'La fin de la période précède son début.',
  pourLaPeriode: (du: string, au: string) => `Du ${du} au ${au}`,
  enregistrer: 'Enregistrer pour un tableur (CSV)',
  fichier: (du: string, au: string) => `statistiques-${du}-${au}.csv`,
  aucune: '–',
  jours,
  depots: {
    titre: 'Requêtes reçues',
    compte: 'Les requêtes préenregistrées dans la période, par type et par origine.',
    colonnes: { type: 'Type', teleservice: 'En ligne', papier: 'Sur papier', total: 'Total' },
  },
  decisions: {
    titre: 'Décisions',
    compte: "Les requêtes dont l'ordonnance, ou le retrait par le déclarant, est daté de la période.",
    colonnes: { type: 'Type', inscrites: 'Inscrites', rejetees: 'Rejetées', retirees: 'Retirées', total: 'Total' },
  },
  delais: {
    titre: 'Délais',
    compte:
      'Jours écoulés depuis le préenregistrement, pour les actes de la période\u00a0; un acte corrigé ne compte pas. La moitié des requêtes a pris au plus la durée médiane, neuf sur dix au plus la durée suivante.',
    colonnes: { delai: 'Du préenregistrement', nombre: 'Requêtes', mediane: 'Durée médiane', neufDixiemes: 'Neuf sur dix' },
    noms: { RECEPISSE: 'au récépissé', PRISE_EN_CHARGE: 'à la prise en charge', DECISION: 'à la décision' },
  },
  etapes: {
    titre: 'Durée de chaque étape',
    compte:
      "Jours passés dans chaque étape que des requêtes ont quittée dans la période. Une requête qui y revient compte chaque fois qu'elle la quitte\u00a0; un acte corrigé n'a rien déplacé.",
    colonnes: { etape: 'La requête était', nombre: 'Passages', mediane: 'Durée médiane', neufDixiemes: 'Neuf sur dix' },
    noms: textesGreffe.etapes,
  },
  files: {
    titre: "Files d'attente aujourd'hui",
    compte: "Les requêtes qui attendent aujourd'hui, où qu'elles en soient, et l'âge qu'elles ont depuis leur préenregistrement.",
    colonnes: { file: 'File', nombre: 'Requêtes', enRetard: 'En retard', mediane: 'Âge médian', plusAncienne: 'La plus ancienne' },
    noms: textesEspaceGreffe.files,
  },
} as const
