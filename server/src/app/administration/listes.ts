import * as calls from 'contract/app/listes'
import type { Answered, Received } from 'contract/core/call'
import {
  completerElement,
  listes,
  obstaclesDuDomaine,
  obstaclesRetrait,
  verifierElement,
  type NomDeListe,
  type Valeurs,
} from 'domain/core/listes'
import { textesListes } from 'domain/core/textes/listes'
import type { ErreurChamp } from 'domain/core/erreurs'
import { formaterInstant } from 'domain/core/jour'
import { textes } from 'domain/core/textes/common'
import { textesRefus } from 'domain/core/textes/refus'
import { exigerAdministrateur, type Guichet } from '../../compte/support/agir.ts'
import { enregistrerActe } from '../../core/actes.ts'
import type { Trx } from '../../core/database.ts'
import type { Door } from '../../core/door.ts'
import {
  activiteNommee,
  actifsDuDepartement,
  chercher,
  dejaLa,
  domainePropose,
  ecrire,
  inserer,
  lire,
  verrouiller,
} from '../../core/reference/listes-sql.ts'
import { tribunauxDe } from '../../core/reference/sql.ts'
import { Refusal, invalid, precondition } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'
import { ceQuiChange, changementsDe } from './changements.ts'
import { nomDe, derniereLigne } from './sql.ts'

/** Subject of the journal of an element. A court has its own journal. */
const sujetDe = (liste: NomDeListe, id: string) =>
  liste === 'tribunaux' ? ({ sujet: 'tribunal', sujetId: id } as const) : ({ sujet: 'reference', sujetId: `${liste}/${id}` } as const)

/** Returns the errors of a theme's domain: the forms must offer it. */
const erreursDuDomaine = async (trx: Trx, domaine: string): Promise<ErreurChamp[]> => {
  const propose = await domainePropose(trx, domaine)
  const raisons = propose === undefined ? [textes.valeurNonProposee] : obstaclesDuDomaine(domaine, propose)
  return raisons.map((defaultMessage) => ({ field: 'valeurs.domaine', defaultMessage }))
}

const exigerValide = async (trx: Trx, liste: NomDeListe, valeurs: Valeurs, id: string | null): Promise<void> => {
  const erreurs = verifierElement(liste, valeurs)
  const court = valeurs['tribunal']
  if (liste === 'communes' && court && (await tribunauxDe(trx, [court])).length === 0)
    erreurs.push({ field: 'valeurs.tribunal', defaultMessage: textes.valeurNonProposee })
  if (liste === 'themes' && id === null) erreurs.push(...(await erreursDuDomaine(trx, valeurs['domaine'] ?? '')))
  const nomme = erreurs.length === 0 ? await activiteNommee(trx, liste, valeurs, id) : null
  if (nomme !== null) erreurs.push({ field: 'valeurs.libelle', defaultMessage: textesListes.refus.nomPris(nomme) })
  const double = erreurs.length === 0 ? await dejaLa(trx, liste, valeurs, id) : null
  if (double) erreurs.push({ field: `valeurs.${double}`, defaultMessage: textesListes.refus.dejaLa })
  if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
}

const ajouter = ({ db, now, user }: Guichet, liste: NomDeListe, lues: Valeurs): Promise<Answered<typeof calls.ajouterElement>> =>
  db.transaction().execute(async (trx) => {
    await exigerAdministrateur(trx, user)
    if (!listes[liste].ouverte) throw precondition(textesRefus.etat, [textesListes.refus.jamaisRetire])
    const valeurs = completerElement(liste, lues)
    await exigerValide(trx, liste, valeurs, null)
    const id = await inserer(trx, liste, valeurs)
    await enregistrerActe(trx, {
      ...sujetDe(liste, id),
      type: 'AJOUT',
      instant: now(),
      auteur: user.uuid,
      contenu: { avant: {}, apres: valeurs },
    })
    return { id }
  })

const modifier = (
  { db, now, user }: Guichet,
  { params: { liste, id }, body }: Pick<Received<typeof calls.modifierElement>, 'params' | 'body'>,
): Promise<Answered<typeof calls.modifierElement>> =>
  db.transaction().execute(async (trx) => {
    await exigerAdministrateur(trx, user)
    await verrouiller(trx, liste, id)
    const avant = await lire(trx, liste, id)
    if (!avant) throw notFound()
    const sujet = sujetDe(liste, id)
    const { rang, instant, auteur } = await derniereLigne(trx, sujet.sujet, sujet.sujetId)
    if (rang !== body.version) throw new Refusal(409, textesListes.conflit(await nomDe(trx, auteur), formaterInstant(instant ?? now())))
    const figees = Object.entries(listes[liste].champs).filter(([, champ]) => 'fige' in champ)
    const valeurs = completerElement(liste, {
      ...body.valeurs,
      ...Object.fromEntries(figees.map(([champ]) => [champ, avant.valeurs[champ] ?? ''])),
    })
    await exigerValide(trx, liste, valeurs, id)
    const { departement = '' } = avant.valeurs
    // Moving a newspaper to another département withdraws it from its own.
    if (avant.actif && (!body.actif || (valeurs['departement'] ?? '') !== departement)) {
      const raisons = obstaclesRetrait(liste, avant.valeurs, await actifsDuDepartement(trx, departement))
      if (raisons.length > 0) throw precondition(textesRefus.etat, raisons)
    }
    if (liste === 'themes' && body.actif && !avant.actif) {
      const { domaine = '' } = avant.valeurs
      const raisons = obstaclesDuDomaine(domaine, (await domainePropose(trx, domaine)) === true)
      if (raisons.length > 0) throw precondition(textesRefus.etat, raisons)
    }
    const change = ceQuiChange({ ...avant.valeurs, actif: avant.actif }, { ...valeurs, actif: body.actif })
    if (change === null) return { version: rang }
    await ecrire(trx, liste, id, valeurs, body.actif)
    await enregistrerActe(trx, { ...sujet, type: 'REFERENCE', instant: now(), auteur: user.uuid, contenu: change })
    return { version: rang + 1 }
  })

/** Serves the reference lists, all in the same way (STAFF-25, REF-08). */
export const listesRoutes = (door: Door): void => {
  door.serve(calls.getListe, ({ params, query }, { db }) => chercher(db, params.liste, query))

  door.serve(calls.getElement, async ({ params: { liste, id } }, { db }) => {
    const element = await lire(db, liste, id)
    if (!element) throw notFound()
    const { sujet, sujetId } = sujetDe(liste, id)
    const journal = (await changementsDe(db, sujet, sujetId)).filter(({ changements }) => changements.length > 0)
    return { ...element, version: (await derniereLigne(db, sujet, sujetId)).rang, journal }
  })

  door.serve(calls.ajouterElement, ({ params, body }, office) => ajouter(office, params.liste, body.valeurs))
  door.serve(calls.modifierElement, (asked, office) => modifier(office, asked))
}
