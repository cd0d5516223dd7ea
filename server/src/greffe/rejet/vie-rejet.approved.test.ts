import { aDepotDeclarant } from 'domain/requetes/examples/filings'
import { expect, test } from 'vitest'
import { approvedLife, threePdfs } from '../../../test/approved-life.ts'
import { recordAtGuichet } from '../../../test/counter.ts'
import { knownCommune, submitDepot, aCreationIn } from '../../../test/filings.ts'
import { whereJudgesSign } from '../../../test/judges.ts'
import { auTribunal } from '../../../test/pieces.ts'
import { aSignataire } from '../../../test/signatories.ts'
import { linkCompte } from '../../requetes/signataires/sql.ts'

const ground = (article: string, motif: string) => ({ article: `Code civil local, art. ${article}`, motif })

test('[MAIL-08] [STAFF-09] the whole lives of requests that fail: rejected by the judge after a return, given up, withdrawn, on paper', async () => {
  const { office, account, clerkOf, step, told } = await approvedLife()
  const { app, db } = office
  const filer = await account('Irma', 'Tannacker')
  const ours = await clerkOf('TJ-STRASBOURG', 'Ondine', 'Greffenbach')
  const colleague = await clerkOf('TJ-STRASBOURG', 'Norbert', 'Greffenmatt')
  const juge = await account('Clotaire', 'Amtmann', { authorities: ['USAGER', 'JUGE'], tribunaux: ['TJ-STRASBOURG'] })
  const { acte, lienDe, transmit } = auTribunal(office, ours, filer)
  const strasbourg = await knownCommune(db)
  const file = async (denomination: string, declarant: Parameters<typeof aDepotDeclarant>[0]) => {
    const depot = aCreationIn(strasbourg, { declarant: aDepotDeclarant(declarant) })
    depot.association.informations.denomination = denomination
    return depot
  }
  const deposit = async (denomination: string, declarant: Parameters<typeof aDepotDeclarant>[0]) =>
    (await submitDepot(office, filer, { depot: await file(denomination, declarant), fichiers: await threePdfs(denomination) })).json<{
      numero: string
    }>().numero

  let numero = ''
  const act = (chemin: string, dit: object = {}) => acte(numero, chemin, dit)
  const version = async () =>
    (await db.selectFrom('requete').select('version').where('numero', '=', numero).executeTakeFirstOrThrow()).version
  const judged = async (path: string, dit: object = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/juge/requete/${numero}/${path}`,
      headers: juge.bearer,
      payload: { version: await version(), ...dit },
    })

  await step('2026-11-17', 'dépôt', async () => void (numero = await deposit('Chorale refusée', { email: 'odile@declarant.fr' })))
  await step('2026-11-18', 'prise en charge', () => act('prise-en-charge'))
  await step('2026-11-19', 'reprise par une collègue', () => acte(numero, 'reprise-dossier', { motif: 'Congé de la collègue.' }, colleague))
  await step('2026-11-20', 'reprise du dossier', () => act('reprise-dossier', { motif: 'Retour de congé.' }))
  await step('2026-11-23', 'projet de rejet, deux motifs', () =>
    act('projet-rejet', {
      motifs: [ground('57', 'Le nom est pris.'), ground('56', 'Six fondateurs ont signé.')],
      dateRetour: '2026-12-08',
    }),
  )
  const link = await lienDe(numero)
  await step('2026-11-30', 'observations', () => transmit(link, 'Nous contestons.'))
  await whereJudgesSign(office, ours.uuid, ['TJ-STRASBOURG'])
  const id = await aSignataire(db, { debut: '2021-01-01' })
  await db.transaction().execute((trx) => linkCompte(trx, id, juge.uuid))
  await step('2026-12-01', 'projet préparé pour le juge', () =>
    act('projet-ordonnance', { motifs: [ground('57', 'Le nom est pris.'), ground('56', 'Six fondateurs ont signé.')] }),
  )
  await step('2026-12-02', 'rendu au greffe', () => judged('retour', { motif: 'Un seul motif tient.' }))
  await step('2026-12-03', 'projet préparé à nouveau, un motif', () =>
    act('projet-ordonnance', { motifs: [ground('56', 'Six fondateurs seulement ont signé.')], lrar: true }),
  )
  await step('2026-12-04', 'rejet signé par le juge', () => judged('signature'))
  await step('2026-12-18', 'notification, à l’étranger', () => act('notification', { le: '2026-12-09', voie: 'LRAR', demeure: 'ETRANGER' }))

  await whereJudgesSign(office, ours.uuid, [])
  await step('2026-12-21', 'autre dépôt', async () => void (numero = await deposit('Chorale hésitante', { email: 'odile2@declarant.fr' })))
  await step('2026-12-22', 'prise en charge', () => act('prise-en-charge'))
  await step('2026-12-23', 'demande de précisions', () =>
    act('demande-pieces', { points: [{ type: null, precisions: 'Qui préside ?' }], observation: null, dateRetour: '2027-01-11' }),
  )
  await step('2026-12-24', 'demande retirée', () => act('retrait-demande', { motif: 'Inutile.' }))
  await step('2026-12-28', 'projet de rejet', () =>
    act('projet-rejet', { motifs: [ground('59', 'Le procès-verbal manque.')], dateRetour: '2027-01-13' }),
  )
  await step('2026-12-29', 'projet de rejet abandonné', () => act('abandon-rejet', { motif: 'Le procès-verbal est là.' }))
  await step('2026-12-30', 'retrait par le déclarant', () =>
    app.inject({ method: 'POST', url: `/api/requete/${numero}/retrait`, headers: filer.bearer }),
  )

  const signataire = await aSignataire(db, { prenom: 'Bathilde', nom: 'Richter', qualite: 'Vice-présidente' })
  await step('2027-01-05', 'dépôt sur papier', async () => {
    const depot = await file('Chorale de papier', { email: 'papier@declarant.fr', nom: 'Papiermann', prenom: 'Jean', civilite: 'M' })
    const answer = await recordAtGuichet(office, ours, {
      chemin: 'creation',
      depot,
      recueLe: '2027-01-04',
      fichiers: await threePdfs('Papier'),
    })
    numero = answer.json<{ numero: string }>().numero
    return answer
  })
  await step('2027-01-06', 'récépissé sur papier', () => act('recepisse'))
  await step('2027-01-07', 'prise en charge', () => act('prise-en-charge'))
  await step('2027-01-08', 'projet de rejet sur papier', () =>
    act('projet-rejet', {
      motifs: [ground('57', 'Le siège manque.'), ground('59', 'Les statuts ne sont pas datés.')],
      dateRetour: '2027-01-25',
    }),
  )
  await step('2027-01-27', 'rejet sur papier, sans observation', () =>
    act('rejet', {
      le: '2027-01-26',
      signataire,
      motifs: [ground('57', 'Le siège manque.'), ground('59', 'Les statuts ne sont pas datés.')],
      recours: 'POURVOI_ORDINAIRE',
    }),
  )
  await expect(told()).toMatchFileSnapshot('approved/vie-rejet.txt')
})
