import * as z from 'zod/mini'
import type { QualiteRepresentant } from '../association/representants.ts'
import type { Version } from '../association/version.ts'
import { emailKey } from '../core/email.ts'
import { foldedLetters } from '../core/folding.ts'
import type { Jour } from '../core/jour.ts'
import { InvitationSaisie } from './invitation.ts'
import { MotifRetrait } from './utilisateurs.ts'

/** The representatives of the association at one version. */
interface Direction {
  le: Jour
  qualite: QualiteRepresentant | null
  members: Pick<Version['members'], 'physiques'>
}

interface NamedPersonne {
  prenom: string
  nom: string
}

/** Two people with the same key have the same name, ignoring case and accents. */
const cle = ({ prenom, nom }: NamedPersonne): string => foldedLetters(`${prenom} ${nom}`)

const noms = ({ members }: Direction): Map<string, Direction['members']['physiques'][number]> =>
  new Map(members.physiques.map((membre) => [cle(membre), membre]))

const haveSameKeys = (avant: ReadonlyMap<string, unknown>, apres: ReadonlyMap<string, unknown>): boolean =>
  avant.size === apres.size && [...avant.keys()].every((nom) => apres.has(nom))

/**
 * The rights to review after the last change of representatives. `sortants`: attached users who no longer represent the association.
 * `entrants`: new representatives who are neither attached nor invited, with the address given in the filing. People are matched by name.
 * Liquidators replace the direction. Null while nothing has changed; a radiation, which names nobody, is ignored.
 * A name proves nothing: a person makes the decision.
 */
export const succession = <U extends NamedPersonne>(
  toutes: readonly Direction[],
  usagers: readonly U[],
  invites: readonly { email: string }[],
) => {
  const versions = toutes.filter(({ qualite }) => qualite !== null)
  const derniere = versions.at(-1)
  const derniers = derniere ? noms(derniere) : new Map<string, Direction['members']['physiques'][number]>()
  const rang = versions.findLastIndex((version, i) => i > 0 && !haveSameKeys(noms(versions[i - 1] ?? version), noms(version)))
  const change = versions[rang]
  const avant = versions[rang - 1]
  if (!change || !avant) return null
  const anciens = noms(avant)
  const attaches = new Set(usagers.map(cle))
  const adresses = new Set(invites.map(({ email }) => emailKey(email)))
  return {
    le: change.le,
    qualite: change.qualite ?? 'DIRECTION',
    sortants: usagers.filter((usager) => anciens.has(cle(usager)) && !derniers.has(cle(usager))),
    entrants: [...derniers]
      .filter(([nom, { email }]) => !anciens.has(nom) && !attaches.has(nom) && !(email && adresses.has(emailKey(email))))
      .map(([, { prenom, nom, fonction, email }]) => ({ prenom, nom, fonction, email: email ?? null })),
  }
}

/** Removals and invitations of a succession, with a single reason. All are done or none. */
export const SuccessionSaisie = z.strictObject({
  commentaire: MotifRetrait,
  retirer: z.array(z.uuid()).check(z.maxLength(50)),
  inviter: z.array(InvitationSaisie).check(z.maxLength(20)),
})
export type SuccessionSaisie = z.output<typeof SuccessionSaisie>
