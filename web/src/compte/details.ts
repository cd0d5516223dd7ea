import type { Utilisateur } from 'contract/compte/compte'

const names = ['civilite', 'nom', 'prenom', 'adresse', 'complementAdresse', 'codePostal', 'ville'] as const

/** The details that a person may change. '' stands for none. */
export type Details = Record<(typeof names)[number], string>

export const detailsOf = (utilisateur: Utilisateur): Details =>
  Object.fromEntries(names.map((name) => [name, utilisateur[name] ?? ''])) as Details
