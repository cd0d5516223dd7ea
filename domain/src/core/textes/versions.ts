/** Texts that an administrator publishes as versions, and can restore. */
export const textesVersions = {
  publiee: (version: number, instant: string, identite: string) => `Version ${version}, publiée le ${instant} par ${identite}.`,
  titre: 'Versions publiées',
  aucune: "Aucune version n'a encore été publiée : les textes sont ceux fournis avec le site.",
  reprendre: 'Reprendre ce texte',
  reprendreVersion: (version: number) => `Reprendre ce texte, version ${version}`,
  repris: 'Le texte est repris dans la saisie. Il reste à le publier.',
} as const
