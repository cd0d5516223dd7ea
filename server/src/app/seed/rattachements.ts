import { jourDeParis } from 'domain/core/jour'
import { lockAssociation } from '../../association/verrou.ts'
import type { Db, Trx } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { demandesDe } from '../../rattachements/demande/sql.ts'
import { saveDemande } from '../../rattachements/demande/save.ts'
import type { Bureau } from '../../rattachements/invitation/announce.ts'
import { propose } from '../../rattachements/invitation/invite.ts'
import { situationDAdresse } from '../../rattachements/invitation/sql.ts'
import { tie } from '../../rattachements/attach.ts'
import { findRattachement } from '../../rattachements/sql.ts'
import type { Modele } from './fichiers.ts'
import { randomOf } from './random.ts'
import type { Usager } from './usagers.ts'

type Droits = { fonction: string; gestion: boolean; depot: boolean }
const tous: Droits = { fonction: 'Président(e)', gestion: true, depot: true }

interface Salle {
  db: Db
  bureau: Bureau
  now: Date
  camille: Personne
  usagers: readonly Usager[]
}

const attachOnce = async (trx: Trx, now: Date, association: string, { uuid: compte }: { uuid: string }, droits: Droits): Promise<void> => {
  if (await findRattachement(trx, association, { uuid: compte, aujourdhui: jourDeParis(now) })) return
  await tie(trx, { association, compte, ...droits, now, auteur: null })
}

/** Attaches the declarant of the demonstration to several associations. */
export const attachCamille = ({ db, now, camille }: Salle, associations: readonly string[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const association of associations) await attachOnce(trx, now, association, camille, tous)
  })

/** Returns the user of a rank. */
const usagerDe = (usagers: readonly Usager[], rang: number): Usager => {
  const usager = usagers[rang % usagers.length]
  if (!usager) throw new Error('no user')
  return usager
}

/** The user who files for an association. */
export const deposantDe = (usagers: readonly Usager[], numero: string): Usager => usagerDe(usagers, Number(numero.slice(3)))

/** Gives each association the user who files for it, and every third one a second user with fewer rights. */
export const attachUsagers = async ({ db, now, usagers }: Salle, associations: readonly string[]): Promise<void> => {
  for (const [rang, association] of associations.entries()) {
    const hasard = randomOf(`usagers/${association}`)
    await db.transaction().execute(async (trx) => {
      await attachOnce(trx, now, association, deposantDe(usagers, association), tous)
      if (rang % 3 > 0) return
      const droits = { fonction: 'Secrétaire', gestion: hasard.chance(30), depot: hasard.chance(50) }
      await attachOnce(trx, now, association, usagerDe(usagers, hasard.integer(usagers.length)), droits)
    })
  }
}

interface Attentes {
  /** An association of Camille's, with an invitation sent and a person who asks to join. */
  sienne: string
  /** One that invites her, and one she asked to be attached to. */
  invitante: string
  demandee: string
}

/** Annexes of a request for attachment: an identity paper, and the proof of the function. */
const annexesAmong = (modeles: readonly Modele[]) =>
  (['PIECE_ETAT_CIVIL', 'PV_AG'] as const).flatMap((modele) => {
    const found = modeles.find(({ type }) => type === modele)
    const [fichier] = found?.fichiers ?? []
    return found && fichier ? [{ nom: found.nom, type: modele === 'PV_AG' ? 'PIECE_JOINTE' : modele, fichier }] : []
  })

/** Creates waiting invitations and requests for attachment, as their calls do. */
export const seedAttentes = async (
  { db, bureau, now, camille, usagers }: Salle,
  { sienne, invitante, demandee }: Attentes,
  modeles: readonly Modele[],
): Promise<void> => {
  const quelquun = usagerDe(usagers, 5)
  const annexes = annexesAmong(modeles)
  const aucuneDate = { sousType: null, date: null, dateEffet: null, journal: null, lien: null }
  const documents = annexes.map(({ fichier: _, ...dite }) => ({ ...dite, ...aucuneDate }))
  const fichiers = annexes.map(({ fichier }) => fichier)
  await db.transaction().execute(async (trx) => {
    const inviteOnce = async (association: string, email: string, auteur: string, droits: Droits): Promise<void> => {
      const user = { uuid: auteur, aujourdhui: jourDeParis(now) }
      const { invite, rattache } = await situationDAdresse(trx, association, { email, ...user })
      if (invite || rattache) return
      await propose(trx, bureau, await lockAssociation(trx, association), { email, ...droits, fin: null, user, now })
    }
    const ask = async (
      association: string,
      { uuid: compte, email }: { uuid: string; email: string },
      fonction: string,
      message: string,
    ): Promise<void> => {
      if ((await demandesDe(trx, association)).some((there) => there.email === email)) return
      const demande = { fonction, message, documents }
      await saveDemande(trx, { association, compte, demande, fichiers, cle: null, empreinte: null, now })
    }
    const inviteur = deposantDe(usagers, invitante)
    await attachOnce(trx, now, invitante, inviteur, tous)
    await inviteOnce(invitante, camille.email, inviteur.uuid, { fonction: 'Trésorier(ère)', gestion: false, depot: true })
    await ask(demandee, camille, 'Secrétaire', 'Déclarer la nouvelle direction, élue en octobre.')
    await inviteOnce(sienne, 'nouveau.tresorier@exemple.fr', camille.uuid, { fonction: 'Trésorier(ère)', gestion: false, depot: true })
    await ask(sienne, quelquun, 'Assesseur(e)', 'Suivre les requêtes de notre association.')
  })
}
