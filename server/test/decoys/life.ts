import { randomUUID } from 'node:crypto'
import { anAnnexe } from 'domain/core/exemples'
import { aDepotDeclarant } from 'domain/requetes/examples/filings'
import { saveInvitation } from '../../src/rattachements/invitation/save.ts'
import { startFollowing } from '../../src/rattachements/suivre/sql.ts'
import { retain } from '../brouillons.ts'
import { makePdf } from '../corpus/corpus.ts'
import { knownCommune, submitDepot, aCreationIn } from '../filings.ts'
import { auGreffe } from '../greffe-association.ts'
import { judge } from '../judges.ts'
import { awaitNumerisation } from '../numerisation.ts'
import type { TestOffice } from '../office.ts'
import { clerk, someone, type Someone } from '../people.ts'
import { auTribunal, aDemandeDueOn } from '../pieces.ts'
import { aDemande } from '../rattachements.ts'
import { aRegisteredAssociation } from '../register.ts'
import { aRequeteOn } from '../requests.ts'
import { transfertCalls } from '../transferts.ts'
import { utilisateurs } from '../utilisateurs.ts'
import { markAllConforming } from '../verdicts.ts'

const communes = { 'TJ-STRASBOURG': '67482', 'TJ-COLMAR': '68066' } as const
export type Court = keyof typeof communes
const other = { 'TJ-STRASBOURG': 'TJ-COLMAR', 'TJ-COLMAR': 'TJ-STRASBOURG' } as const

export interface Life {
  court: Court
  clerk: Someone
  judge: Someone
  /** Has `gestion` and `depot` on the association. */
  user: Someone
  member: Someone
  /** Numbers of the association and of its requests, or of those its user filed. */
  association: string
  requetes: string[]
  /** `R26000123/CODE` of the pending round. */
  lien: string
  invitation: string
}

/** Number of the next filed request. */
const nextNumero = async ({ db }: TestOffice): Promise<string> => {
  const last = await db.selectFrom('compteur').select('valeur').where('cle', '=', 'requete/2026').executeTakeFirst()
  return `R26${String((last?.valeur ?? 0) + 1).padStart(6, '0')}`
}

/**
 * One association of a court and one of everything that may happen to it: requests decided, contested, with two demandes, at the signature;
 * users, an invitation, a request for attachment, contested rights, a follow, a digitisation, a non-conformity, a transfer sent by
 * `neighbour`, a clerk of the other court.
 */
export const aLife = async (office: TestOffice, court: Court, neighbour?: Someone): Promise<Life> => {
  const { db, now } = office
  const holder = await clerk(office, court)
  const [user, member, asking, follower] = [await someone(office), await someone(office), await someone(office), await someone(office)]
  const signs = await judge(office, court, { nom: randomUUID() })
  const rattaches = [
    { personne: user, gestion: true, depot: true },
    { personne: member, gestion: false, depot: false },
  ]
  const { numero: association } = await aRegisteredAssociation(office, {
    tribunal: court,
    // Unique names: a court sees close names.
    informations: { denomination: randomUUID() },
    documents: [{ type: 'STATUTS', nom: 'Statuts.pdf' }],
    dossierPapier: true,
    rattaches,
  })
  const greffe = auGreffe(office, holder)
  const { acte, lienDe, add, transmit } = auTribunal(office, holder, user)
  const does = async (numero: string, path: string, dit: object = {}) => {
    const { status, body } = await acte(numero, path, dit)
    if (status >= 300) throw new Error(`${court} ${path} ${JSON.stringify(body)}`)
  }
  const commune = await knownCommune(db, communes[court])
  const filed = async () => {
    const depot = aCreationIn(commune, { declarant: aDepotDeclarant({ email: user.email }) })
    return (await submitDepot(office, user, { depot })).json<{ numero: string }>().numero
  }

  const decided: string[] = []
  for (const etat of ['INSCRITE', 'REJETEE'] as const) {
    const numero = await nextNumero(office)
    await aRequeteOn(office, { association, compte: user.uuid, numero, tribunal: court, sousTypes: ['ADMINISTRATIF'], etat })
    decided.push(numero)
  }
  const contested = await nextNumero(office)
  await aRequeteOn(office, { association, compte: user.uuid, numero: contested, tribunal: court, sousTypes: ['ADMINISTRATIF'] })
  const contesting = { method: 'POST', url: `/api/requete/${contested}/contestation`, headers: member.bearer } as const
  await office.app.inject({ ...contesting, payload: { motif: 'Aucune assemblée' } })

  const asked = await filed()
  await does(asked, 'prise-en-charge')
  await does(asked, 'demande-pieces', aDemandeDueOn())
  const first = await lienDe(asked)
  await add(
    first,
    0,
    await makePdf({ texte: asked }),
    anAnnexe({ nom: 'Reponse.pdf', type: 'STATUTS', sousType: null, date: '2026-10-03' }),
  )
  await transmit(first, 'Voici.')
  await does(asked, 'reouverture', { points: [{ index: 1, precisions: 'Depuis quand ?' }], observation: null, dateRetour: '2026-12-18' })
  const lien = await lienDe(asked)

  const prepared = await filed()
  await does(prepared, 'prise-en-charge')
  await does(prepared, 'recepisse')
  await does(prepared, 'communication-prefet', { le: '2026-11-20' })
  await does(prepared, 'reponse-prefet', { le: '2026-11-20', reponse: 'PAS_D_OPPOSITION' })
  await markAllConforming(office, holder, prepared)
  await does(prepared, 'projet-ordonnance')

  const invitation = await db.transaction().execute(async (trx) => {
    const rights = { association, fonction: 'Trésorière', gestion: false, depot: true, now: now(), auteur: user.uuid }
    await aDemande(trx, { association, compte: asking.uuid, fonction: 'Membre', now: now() })
    return saveInvitation(trx, { ...rights, email: `${randomUUID()}@exemple.fr` })
  })
  const { fiche, challenge } = utilisateurs(office)
  const theirs = (await fiche(member, association)).usagers?.find(({ email }) => email === user.email)
  await challenge(member, association, theirs?.uuid ?? '', 'Jamais élu')
  for (const who of [user, follower]) await startFollowing(db, who.uuid, association, now())
  await awaitNumerisation(office, association, user)
  await greffe.raise(association, 1, 'Statuts non datés')
  await retain(office, user, randomUUID(), { denomination: 'Brouillon' })
  await office.app.inject({ method: 'POST', url: '/api/utilisateur/calendrier', headers: user.bearer })

  const sender = neighbour ?? (await clerk(office, other[court]))
  const { numero: sent } = await aRegisteredAssociation(office, {
    tribunal: other[court],
    informations: { denomination: randomUUID() },
  })
  const { status } = await transfertCalls(office).send(sender, sent, court)
  if (status >= 300) throw new Error(`${court} received no transfer`)
  return {
    court,
    clerk: holder,
    judge: signs,
    user,
    member,
    association,
    requetes: [...decided, contested, asked, prepared],
    lien,
    invitation,
  }
}
