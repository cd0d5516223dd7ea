import * as calls from 'contract/app/listes'
import type { Answered, Received } from 'contract/core/call'
import {
  completeElement,
  listes,
  domaineObstacles,
  obstaclesRetrait,
  checkElement,
  type NomDeListe,
  type Valeurs,
} from 'domain/core/listes'
import { textesListes } from 'domain/core/textes/listes'
import type { ErreurChamp } from 'domain/core/erreurs'
import { formatInstant } from 'domain/core/jour'
import { textes } from 'domain/core/textes/common'
import { textesRefus } from 'domain/core/textes/refus'
import { requireAdministrateur, type Guichet } from '../../compte/support/act.ts'
import { recordActe } from '../../core/actes.ts'
import type { Trx } from '../../core/database.ts'
import type { Door } from '../../core/door.ts'
import {
  findNamedActivite,
  countActiveInDepartement,
  search,
  findDuplicate,
  isDomaineOffered,
  write,
  insert,
  read,
  lock,
} from '../../core/reference/listes-sql.ts'
import { tribunauxDe } from '../../core/reference/sql.ts'
import { Refusal, invalid, precondition } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'
import { findChanges, changementsDe } from './changements.ts'
import { nomDe, latestLigne } from './sql.ts'

/** Subject of the journal of an element. A court has its own journal. */
const sujetDe = (liste: NomDeListe, id: string) =>
  liste === 'tribunaux' ? ({ sujet: 'tribunal', sujetId: id } as const) : ({ sujet: 'reference', sujetId: `${liste}/${id}` } as const)

/** Returns the errors of a theme's domain: the forms must offer it. */
const domaineErreurs = async (trx: Trx, domaine: string): Promise<ErreurChamp[]> => {
  const propose = await isDomaineOffered(trx, domaine)
  const raisons = propose === undefined ? [textes.valeurNonProposee] : domaineObstacles(domaine, propose)
  return raisons.map((defaultMessage) => ({ field: 'valeurs.domaine', defaultMessage }))
}

const requireValid = async (trx: Trx, liste: NomDeListe, valeurs: Valeurs, id: string | null): Promise<void> => {
  const erreurs = checkElement(liste, valeurs)
  const court = valeurs['tribunal']
  if (liste === 'communes' && court && (await tribunauxDe(trx, [court])).length === 0)
    erreurs.push({ field: 'valeurs.tribunal', defaultMessage: textes.valeurNonProposee })
  if (liste === 'themes' && id === null) erreurs.push(...(await domaineErreurs(trx, valeurs['domaine'] ?? '')))
  const nomme = erreurs.length === 0 ? await findNamedActivite(trx, liste, valeurs, id) : null
  if (nomme !== null) erreurs.push({ field: 'valeurs.libelle', defaultMessage: textesListes.refus.nomPris(nomme) })
  const double = erreurs.length === 0 ? await findDuplicate(trx, liste, valeurs, id) : null
  if (double) erreurs.push({ field: `valeurs.${double}`, defaultMessage: textesListes.refus.dejaLa })
  if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
}

const add = ({ db, now, user }: Guichet, liste: NomDeListe, lues: Valeurs): Promise<Answered<typeof calls.ajouterElement>> =>
  db.transaction().execute(async (trx) => {
    await requireAdministrateur(trx, user)
    if (!listes[liste].ouverte) throw precondition(textesRefus.etat, [textesListes.refus.jamaisRetire])
    const valeurs = completeElement(liste, lues)
    await requireValid(trx, liste, valeurs, null)
    const id = await insert(trx, liste, valeurs)
    await recordActe(trx, {
      ...sujetDe(liste, id),
      type: 'AJOUT',
      instant: now(),
      auteur: user.uuid,
      contenu: { avant: {}, apres: valeurs },
    })
    return { id }
  })

const edit = (
  { db, now, user }: Guichet,
  { params: { liste, id }, body }: Pick<Received<typeof calls.modifierElement>, 'params' | 'body'>,
): Promise<Answered<typeof calls.modifierElement>> =>
  db.transaction().execute(async (trx) => {
    await requireAdministrateur(trx, user)
    await lock(trx, liste, id)
    const avant = await read(trx, liste, id)
    if (!avant) throw notFound()
    const sujet = sujetDe(liste, id)
    const { rang, instant, auteur } = await latestLigne(trx, sujet.sujet, sujet.sujetId)
    if (rang !== body.version) throw new Refusal(409, textesListes.conflit(await nomDe(trx, auteur), formatInstant(instant ?? now())))
    const figees = Object.entries(listes[liste].champs).filter(([, champ]) => 'fige' in champ)
    const valeurs = completeElement(liste, {
      ...body.valeurs,
      ...Object.fromEntries(figees.map(([champ]) => [champ, avant.valeurs[champ] ?? ''])),
    })
    await requireValid(trx, liste, valeurs, id)
    const { departement = '' } = avant.valeurs
    // Moving a newspaper to another département withdraws it from its own.
    if (avant.actif && (!body.actif || (valeurs['departement'] ?? '') !== departement)) {
      const raisons = obstaclesRetrait(liste, avant.valeurs, await countActiveInDepartement(trx, departement))
      if (raisons.length > 0) throw precondition(textesRefus.etat, raisons)
    }
    if (liste === 'themes' && body.actif && !avant.actif) {
      const { domaine = '' } = avant.valeurs
      const raisons = domaineObstacles(domaine, (await isDomaineOffered(trx, domaine)) === true)
      if (raisons.length > 0) throw precondition(textesRefus.etat, raisons)
    }
    const change = findChanges({ ...avant.valeurs, actif: avant.actif }, { ...valeurs, actif: body.actif })
    if (change === null) return { version: rang }
    await write(trx, liste, id, valeurs, body.actif)
    await recordActe(trx, { ...sujet, type: 'REFERENCE', instant: now(), auteur: user.uuid, contenu: change })
    return { version: rang + 1 }
  })

/** Serves the reference lists, all in the same way (STAFF-25, REF-08). */
export const listesRoutes = (door: Door): void => {
  door.serve(calls.getListe, ({ params, query }, { db }) => search(db, params.liste, query))

  door.serve(calls.getElement, async ({ params: { liste, id } }, { db }) => {
    const element = await read(db, liste, id)
    if (!element) throw notFound()
    const { sujet, sujetId } = sujetDe(liste, id)
    const journal = (await changementsDe(db, sujet, sujetId)).filter(({ changements }) => changements.length > 0)
    return { ...element, version: (await latestLigne(db, sujet, sujetId)).rang, journal }
  })

  door.serve(calls.ajouterElement, ({ params, body }, office) => add(office, params.liste, body.valeurs))
  door.serve(calls.modifierElement, (asked, office) => edit(office, asked))
}
