import { communiquerPrefet, inscrire as inscrireCall, prendreEnCharge, recevoirReponsePrefet } from 'contract/requetes/greffe'
import { jourDeParis } from 'domain/core/jour'
import type { Acte } from 'domain/requetes/actes'
import type { Door, Office } from '../core/door.ts'
import type { Personne } from '../core/personne.ts'
import { enregistrerActeDuGreffe, exigerActePossible, lireDossier } from './dossier.ts'
import { inscrire } from './inscription.ts'

type ActeSimple = Exclude<Acte, { type: 'DEPOT' | 'INSCRIPTION' | 'REJET' }>

/** An act that changes nothing but the request: read, decide, write. */
const faire = async ({ db, now }: Office, agent: Personne, numero: string, version: number, acte: ActeSimple): Promise<void> => {
  const dossier = await lireDossier(db, agent, numero, now())
  exigerActePossible(dossier, acte.type, version, acte.le)
  await db.transaction().execute((trx) => enregistrerActeDuGreffe(trx, dossier, acte))
}

/** The four acts of the court on a creation (STAFF-02, STAFF-08). */
export const greffeRoutes = (door: Door): void => {
  door.serve(prendreEnCharge, async ({ params, body }, office) => {
    const { uuid, prenom, nom } = office.user
    const acte: ActeSimple = { type: 'PRISE_EN_CHARGE', le: jourDeParis(office.now()), agent: { uuid, prenom, nom } }
    await faire(office, office.user, params.numero, body.version, acte)
  })

  door.serve(communiquerPrefet, async ({ params, body }, office) => {
    await faire(office, office.user, params.numero, body.version, { type: 'COMMUNICATION_PREFET', le: body.le })
  })

  door.serve(recevoirReponsePrefet, async ({ params, body }, office) => {
    await faire(office, office.user, params.numero, body.version, { type: 'REPONSE_PREFET', le: body.le, reponse: body.reponse })
  })

  door.serve(inscrireCall, async ({ params, body }, office) => ({
    numeroAssociation: await inscrire(office, office.user, params.numero, body),
  }))
}
