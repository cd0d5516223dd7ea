import { expect } from '@playwright/test'
import type { Control, Seen } from './controls.ts'

/** The functions that the list suggests. */
export const fonctions = [
  'Président(e)',
  'Trésorier(ère)',
  'Secrétaire',
  'Vice-Président(e)',
  'Trésorier(ère) adjoint(e)',
  'Secrétaire adjoint(e)',
  'Assesseur(e)',
  'Membre',
]
const formes = ['EURL', 'SARL', 'Association']
const columns = { fonction: 'Fonction', identite: 'Nom ou dénomination', nationalite: 'Nationalité', domicile: 'Domicile' } as const

const everywhere = (column: keyof typeof columns, text: string): Record<'check' | 'clerk' | 'sheet', Seen> => {
  const seen = { under: columns[column], text }
  return { check: seen, clerk: seen, sheet: seen }
}
/** Telephone and email, shown to the court only (MEMB-24). */
const courtOnly = (text: string) => ({ ...everywhere('identite', text), sheet: null })

const of = (path: string) => ({
  control: (
    rows: string,
    label: string,
    kind: Control['kind'],
    value: string,
    [field, filed]: readonly [string, unknown],
    seen: Pick<Control, 'check' | 'clerk' | 'sheet'>,
    more: Partial<Control> = {},
  ): Control => ({ rows, label, kind, value, filed: [`${path}.${field}`, filed], ...seen, ...more }),
})

export interface Member {
  tab: 'Personne physique' | 'Personne morale'
  /** Its function, which identifies its row. */
  fonction: string
  controls: readonly Control[]
}

const person = of('comite.physiques[0]').control
const entity = of('comite.morales[0]').control
const optional = { optional: true } as const
const noCourt = { tribunalJudiciaire: null, tribunalProximite: null }
const freeCommune = { id: -1, codeInsee: null, libelle: 'Kehl am Rhein', codePostaux: [], ...noCourt }

/** A natural person living abroad (MEMB-20 to MEMB-34, REF-03), in the direction and a founder. */
export const physique: Member = {
  tab: 'Personne physique',
  fonction: 'Maître des cloches',
  controls: [
    person(
      'MEMB-20, MEMB-27',
      'Fonction',
      'free',
      'Maître des cloches',
      ['fonction', 'Maître des cloches'],
      everywhere('fonction', 'Maître des cloches'),
      {
        choices: fonctions,
      },
    ),
    person('MEMB-21', 'Civilité', 'radio', 'Madame', ['civilite', 'MME'], everywhere('identite', 'Madame Ludivine Rappolt'), {
      initial: 'Monsieur',
      choices: ['Monsieur', 'Madame'],
    }),
    person('MEMB-22', 'Nom', 'text', 'Rappolt', ['nom', 'Rappolt'], everywhere('identite', 'Rappolt')),
    person('MEMB-22', 'Prénom', 'text', 'Ludivine', ['prenom', 'Ludivine'], everywhere('identite', 'Ludivine')),
    person('MEMB-23, MEMB-29', 'Nationalité', 'free', 'ALLEMANDE', ['nationalite', 'ALLEMANDE'], everywhere('nationalite', 'ALLEMANDE'), {
      initial: 'FRANÇAISE',
    }),
    person('MEMB-29, MEMB-34', 'Pays', 'free', 'ALLEMAGNE', ['adresse.pays', 'ALLEMAGNE'], everywhere('domicile', 'ALLEMAGNE'), {
      initial: 'FRANCE',
    }),
    person('MEMB-24', 'Adresse', 'text', '7 Glockengasse', ['adresse.adresse', '7 Glockengasse'], everywhere('domicile', '7 Glockengasse')),
    person(
      'MEMB-24',
      "Complément d'adresse",
      'text',
      'Hinterhaus',
      ['adresse.complementAdresse', 'Hinterhaus'],
      everywhere('domicile', 'Hinterhaus'),
      optional,
    ),
    person('MEMB-24, MEMB-34', 'Code postal', 'text', 'D-77694', ['adresse.codePostal', 'D-77694'], everywhere('domicile', 'D-77694')),
    person(
      'MEMB-24, MEMB-34, REF-03',
      'Commune',
      'free',
      'Kehl am Rhein',
      ['adresse.commune', freeCommune],
      everywhere('domicile', 'Kehl am Rhein'),
    ),
    person('ENT-17', 'Téléphone', 'text', '+49 7851 000001', ['telephone', '+49 7851 000001'], courtOnly('+49 7851 000001'), optional),
    person(
      'ENT-17',
      'Adresse courriel',
      'text',
      'ludivine.rappolt@exemple.de',
      ['email', 'ludivine.rappolt@exemple.de'],
      courtOnly('ludivine.rappolt@exemple.de'),
      optional,
    ),
    person(
      'MEMB-30',
      'Compte aussi parmi les membres fondateurs',
      'tick',
      'oui',
      ['estFondateur', true],
      everywhere('identite', 'Membre fondateur'),
      { initial: 'oui' },
    ),
  ],
}

/** A legal entity elsewhere in France, in the direction but not a founder. */
export const morale: Member = {
  tab: 'Personne morale',
  fonction: 'Trésorier(ère)',
  controls: [
    entity('MEMB-20', 'Fonction', 'free', 'Trésorier(ère)', ['fonction', 'Trésorier(ère)'], everywhere('fonction', 'Trésorier(ère)')),
    entity(
      'MEMB-25, MEMB-28',
      'Forme juridique',
      'free',
      'Syndicat',
      ['formeJuridique', 'Syndicat'],
      everywhere('identite', '(Syndicat)'),
      {
        choices: formes,
      },
    ),
    entity(
      'MEMB-25',
      'Dénomination',
      'text',
      'Fondeurs réunis',
      ['denomination', 'Fondeurs réunis'],
      everywhere('identite', 'Fondeurs réunis (Syndicat)'),
    ),
    entity(
      'ENT-15',
      "Numéro d'inscription",
      'text',
      'RCS 401 223',
      ['numeroInscription', 'RCS 401 223'],
      everywhere('identite', 'RCS 401 223'),
      optional,
    ),
    entity(
      'MEMB-26',
      'Civilité du représentant',
      'radio',
      'Madame',
      ['civilite', 'MME'],
      everywhere('identite', 'Madame Perrine Schmelz'),
      {
        initial: 'Monsieur',
        choices: ['Monsieur', 'Madame'],
      },
    ),
    entity('MEMB-26', 'Nom du représentant', 'text', 'Schmelz', ['nomRepresentant', 'Schmelz'], everywhere('identite', 'Schmelz')),
    entity('MEMB-26', 'Prénom du représentant', 'text', 'Perrine', ['prenomRepresentant', 'Perrine'], everywhere('identite', 'Perrine')),
    entity('MEMB-29', 'Pays', 'free', 'FRANCE', ['adresse.pays', 'FRANCE'], everywhere('domicile', 'FRANCE'), { initial: 'FRANCE' }),
    entity(
      'MEMB-24',
      'Adresse',
      'text',
      '2 cours du Bronze',
      ['adresse.adresse', '2 cours du Bronze'],
      everywhere('domicile', '2 cours du Bronze'),
    ),
    entity(
      'MEMB-24',
      "Complément d'adresse",
      'text',
      'Atelier 4',
      ['adresse.complementAdresse', 'Atelier 4'],
      everywhere('domicile', 'Atelier 4'),
      optional,
    ),
    entity('MEMB-24', 'Code postal', 'text', '54000', ['adresse.codePostal', '54000'], everywhere('domicile', '54000')),
    entity(
      'MEMB-24',
      'Commune',
      'listed',
      'Nancy',
      [
        'adresse.commune',
        { id: expect.any(Number), codeInsee: '54395', libelle: 'Nancy', codePostaux: expect.arrayContaining(['54000']), ...noCourt },
      ],
      everywhere('domicile', 'Nancy'),
    ),
    entity('ENT-17', 'Téléphone', 'text', '03 83 00 00 02', ['telephone', '03 83 00 00 02'], courtOnly('03 83 00 00 02'), optional),
    entity(
      'ENT-17',
      'Adresse courriel',
      'text',
      'fondeurs@exemple.fr',
      ['email', 'fondeurs@exemple.fr'],
      courtOnly('fondeurs@exemple.fr'),
      optional,
    ),
    entity(
      'MEMB-30',
      'Compte aussi parmi les membres fondateurs',
      'tick',
      'non',
      ['estFondateur', false],
      // Shown by an absence: only the row of a founder says so.
      everywhere('fonction', 'Trésorier(ère)'),
      { initial: 'oui' },
    ),
  ],
}

interface Founder {
  tab: Member['tab']
  fields: readonly (readonly [label: string, kind: 'text' | 'radio' | 'free', value: string])[]
  filed: readonly [path: string, value: unknown]
  /** Its name in lists. */
  text: string
}

const aPerson = (rang: number, civilite: 'Monsieur' | 'Madame', prenom: string, nom: string): Founder => ({
  tab: 'Personne physique',
  fields: [
    ['Civilité', 'radio', civilite],
    ['Nom', 'text', nom],
    ['Prénom', 'text', prenom],
  ],
  filed: [`fondateurs.physiques[${rang}]`, expect.objectContaining({ civilite: civilite === 'Madame' ? 'MME' : 'M', nom, prenom })],
  text: `${civilite} ${prenom} ${nom}`,
})

/** The founders who are not in the direction (FOUND-02, FOUND-03): seven with the founder of the direction. */
export const founders: readonly Founder[] = [
  aPerson(0, 'Madame', 'Irma', 'Tannacker'),
  {
    tab: 'Personne morale',
    fields: [
      ['Forme juridique', 'free', 'EURL'],
      ['Dénomination', 'text', 'Airain et fils'],
    ],
    filed: ['fondateurs.morales[0]', expect.objectContaining({ formeJuridique: 'EURL', denomination: 'Airain et fils' })],
    text: 'Airain et fils (EURL)',
  },
  aPerson(1, 'Monsieur', 'Gaspard', 'Wiesenthaler'),
  aPerson(2, 'Madame', 'Clémence', 'Kirchweiler'),
  aPerson(3, 'Monsieur', 'Anatole', 'Rosenholz'),
  aPerson(4, 'Monsieur', 'Basile', 'Amtmann'),
]
