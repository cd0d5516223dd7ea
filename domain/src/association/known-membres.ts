import type { ReadableMembres } from './membres-in-words.ts'
import type { Version } from './version.ts'

type Membre = ReadableMembres['physiques' | 'morales'][number]

const domicile = ({ adresse }: Membre) => ({
  ...adresse,
  adresse: adresse.adresse ?? '',
  complementAdresse: adresse.complementAdresse ?? null,
  codePostal: adresse.codePostal ?? '',
})

const complete = <M extends Membre>(membre: M) => ({
  ...membre,
  email: membre.email ?? null,
  telephone: membre.telephone ?? null,
  adresse: domicile(membre),
})

/**
 * Members as a form starts with them. A field its reader may not read is empty, and a filing leaves an empty one unchanged
 * (docs/decisions/0082).
 */
export const knownMembres = ({ physiques, morales, reprises }: ReadableMembres): Version['members'] => ({
  physiques: physiques.map((membre) => ({ ...complete(membre), nationalite: membre.nationalite ?? '' })),
  morales: morales.map(complete),
  reprises: reprises.map(({ uuid, description = '' }) => ({ uuid, description })),
})
