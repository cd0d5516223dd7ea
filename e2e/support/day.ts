import { randomUUID } from 'node:crypto'
import type { Commune } from 'domain/core/commune'
import { addJours, jourDeParis } from 'domain/core/jour'
import type { Acte } from 'domain/requetes/actes/actes'
import type { Agent } from 'domain/requetes/actes/situation'
import { creation } from 'domain/requetes/demarches/creation'
import { objet } from 'domain/requetes/examples/vies'
import { aRecepisse } from 'domain/requetes/examples/filings'
import { aLettre } from 'domain/requetes/examples/demandes'
import { leftEtapes } from 'domain/requetes/procedure/left-etapes'
import { situationDe } from 'domain/requetes/procedure/fold'
import { recordActe } from '../../server/src/core/actes.ts'
import { openDatabase } from '../../server/src/core/database.ts'
import { save } from '../../server/src/requetes/depot/save.ts'
import { annexesDe, colonnesDe } from '../../server/src/requetes/procedure/sql.ts'
import { aCreationIn } from '../../server/test/filings.ts'
import { databaseUrl } from './clerks.ts'

const aujourdhui = jourDeParis(new Date())
const ago = (days: number) => addJours(aujourdhui, -days)

/** The kinds of files: a name, how many, and the acts of each. */
const kinds = (agent: Agent): readonly (readonly [string, number, (i: number) => Acte[]])[] => {
  const taken = (days: number): Acte[] => [
    { type: 'DEPOT', le: ago(days) },
    aRecepisse(ago(days)),
    { type: 'PRISE_EN_CHARGE', le: ago(days), agent },
  ]
  return [
    ['à prendre', 14, (i) => [{ type: 'DEPOT', le: ago(i) }]],
    ['en examen', 12, (i) => taken(20 + i)],
    ['au préfet', 6, (i) => [...taken(20 + i), { type: 'COMMUNICATION_PREFET', le: ago(10 + i) }]],
    [
      'à compléter',
      4,
      () => [...taken(9), { type: 'DEMANDE', le: ago(2), dateRetour: addJours(aujourdhui, 15), types: ['STATUTS', null], ...aLettre }],
    ],
    ['sans réponse', 1, () => [...taken(9), { type: 'DEMANDE', le: ago(8), dateRetour: ago(1), types: ['STATUTS'], ...aLettre }]],
    ['à ordonner', 4, (i) => [...taken(60 + i), { type: 'COMMUNICATION_PREFET', le: ago(50) }]],
  ]
}

interface Day {
  tribunal: string
  /** The clerk in charge of the files that have one. */
  email: string
  /** A filing of the same commune, whose uploads the others share. */
  filed: string
  commune: Commune
}

/** Writes forty-one files of a court in the database, at every stage and due day, as the acts would have left them. */
export const aDayOfRequetes = async ({ tribunal, email, filed, commune }: Day): Promise<void> => {
  const db = openDatabase(await databaseUrl())
  try {
    const agent = await db.selectFrom('compte').select(['uuid', 'prenom', 'nom']).where('email', '=', email).executeTakeFirstOrThrow()
    const { compte } = await db.selectFrom('requete').select('compte').where('numero', '=', filed).executeTakeFirstOrThrow()
    const kept = await annexesDe(db, filed)
    const fichiers = kept.map(({ sha256, taille }) => ({
      sha256,
      taille,
      mime: 'application/pdf' as const,
      contenusActifs: [],
    }))
    for (const [kind, count, life] of kinds(agent))
      for (let i = 0; i < count; i += 1) {
        const actes = life(i)
        const depot = aCreationIn(commune)
        depot.association.informations.denomination = `Cercle ${kind} ${i + 1}`
        await db.transaction().execute(async (trx) => {
          const instant = new Date(`${actes[0]?.le}T08:00:00Z`)
          const envoi = { demarche: creation, association: null, base: null, compte, cle: randomUUID(), empreinte: '' }
          const { numero } = await save(trx, { ...envoi, depot, siege: commune, fichiers, tribunal: { id: tribunal }, instant })
          const ligne = { sujet: 'requete', sujetId: numero, auteur: agent.uuid } as const
          for (const contenu of actes.slice(1))
            await recordActe(trx, { ...ligne, type: contenu.type, instant: new Date(`${contenu.le}T09:00:00Z`), contenu })
          const situation = situationDe(objet, actes, aujourdhui)
          await trx
            .updateTable('requete')
            .set({ ...colonnesDe(situation, leftEtapes(objet, actes)), version: actes.length })
            .where('numero', '=', numero)
            .execute()
        })
      }
  } finally {
    await db.destroy()
  }
}
