import type { MembresLisibles } from './membres-lus.ts'
import type { Version } from './version.ts'

type Membre = MembresLisibles['physiques' | 'morales'][number]

const domicile = ({ adresse }: Membre) => ({
  ...adresse,
  adresse: adresse.adresse ?? '',
  complementAdresse: adresse.complementAdresse ?? null,
  codePostal: adresse.codePostal ?? '',
})

const completer = <M extends Membre>(membre: M) => ({
  ...membre,
  email: membre.email ?? null,
  telephone: membre.telephone ?? null,
  adresse: domicile(membre),
})

/**
 * Members as a form starts with them. A field its reader may not read is empty, and a filing leaves an empty one unchanged
 * (docs/decisions/0082).
 */
export const membresConnus = ({ physiques, morales, reprises }: MembresLisibles): Version['members'] => ({
  physiques: physiques.map((membre) => ({ ...completer(membre), nationalite: membre.nationalite ?? '' })),
  morales: morales.map(completer),
  reprises: reprises.map(({ uuid, description = '' }) => ({ uuid, description })),
})
