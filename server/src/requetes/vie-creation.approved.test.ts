import { anAnnexe } from 'domain/core/exemples'
import { aDepotDeclarant } from 'domain/requetes/examples/filings'
import { expect, test } from 'vitest'
import { approvedLife, samePdf, threePdfs } from '../../test/approved-life.ts'
import { knownCommune, submitDepot, aCreationIn } from '../../test/filings.ts'
import { auTribunal } from '../../test/pieces.ts'
import { aSignataire } from '../../test/signatories.ts'
import { markAllConforming } from '../../test/verdicts.ts'
import { remindOfDemandes } from '../pieces/remind.ts'

test('[MAIL-05] [MAIL-08] the whole life of a creation: each mail, its addressee, and each document, from its deposit to its publication', async () => {
  const { office, account, clerkOf, step, download, told } = await approvedLife()
  const { app, db, clock } = office
  const filer = await account('Irma', 'Tannacker')
  const ours = await clerkOf('TJ-STRASBOURG', 'Ondine', 'Greffenbach')
  // Decoys: a colleague, another court with its clerk and its judge, another file under way, a judge no longer in office.
  await clerkOf('TJ-STRASBOURG', 'Norbert', 'Greffenmatt')
  const elsewhere = await clerkOf('TJ-COLMAR', 'Colette', 'Colmarmann')
  const signataire = await aSignataire(db)
  await aSignataire(db, { prenom: 'Ancien', nom: 'Juge', fin: '2025-12-31' })
  await aSignataire(db, { tribunal: 'TJ-COLMAR', prenom: 'Autre', nom: 'Magistrat' })
  const other = await account('Ursule', 'Grendelbach')
  const decoy = aCreationIn(await knownCommune(db, '68066'), {
    declarant: aDepotDeclarant({ prenom: 'Ursule', nom: 'Grendelbach', email: null }),
  })
  decoy.association.informations.denomination = 'Leurre de Colmar'
  await step('2026-11-16', 'un autre dépôt, pris en charge ailleurs', async () => {
    const { numero: leurre } = (await submitDepot(office, other, { depot: decoy, fichiers: await threePdfs('Leurre') })).json<{
      numero: string
    }>()
    return auTribunal(office, elsewhere, other).acte(leurre, 'prise-en-charge')
  })

  const { acte, lienDe, transmit, add } = auTribunal(office, ours, filer)
  const depot = aCreationIn(await knownCommune(db), { declarant: aDepotDeclarant({ complementAdresse: 'Bâtiment B' }) })
  for (const [i, membre] of [...depot.comite.physiques, ...depot.comite.morales].entries())
    membre.adresse.adresse = `${21 + i} rue du Hautbois`
  Object.assign(depot.association, { dateConstitutive: '2026-10-02', dateStatuts: '2026-10-03' })
  Object.assign(depot.association.informations, {
    denomination: 'Harmonie du Ried imaginaire',
    objet: 'Jouer de la musique à vent.',
    stipulations: true,
    precisionStipulation: 'Aucun emprunt au-delà de 5 000 euros.',
  })
  const join = async (lien: string, annexe: { nom: string; type: string; date: string; journal?: object }) => {
    const answer = await add(lien, 0, await samePdf(annexe.nom), { ...anAnnexe({ sousType: null }), ...annexe })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
  }
  const journal = { id: -1, libelle: 'Les Affiches du Ried', departement: null }
  let numero = ''
  const act = (chemin: string, dit: object = {}) => acte(numero, chemin, dit)
  await step('2026-11-17', 'dépôt', async () => {
    const answer = await submitDepot(office, filer, { depot, fichiers: await threePdfs('Harmonie') })
    numero = answer.json<{ numero: string }>().numero
    return answer
  })
  await download('accusé de réception', `/api/requete/${numero}/accuse`, filer)
  await download('bordereau', `/api/requete/${numero}/bordereau`, filer)
  await step('2026-11-18', 'récépissé', () => act('recepisse'))
  await step('2026-11-19', 'prise en charge', () => act('prise-en-charge'))
  const points = [
    { type: 'STATUTS', precisions: "L'article 3 manque." },
    { type: 'PV_AG', precisions: null },
    { type: null, precisions: 'Qui préside ?' },
  ]
  await step('2026-11-20', 'demande de pièces', () =>
    act('demande-pieces', { points, observation: 'Écrivez lisiblement.', dateRetour: '2026-12-10' }),
  )
  const first = await lienDe(numero)
  await step('2026-12-05', 'rappel', () => remindOfDemandes(office, clock.at))
  await step('2026-12-06', 'réponse', async () => {
    await join(first, { nom: 'statuts-2.pdf', type: 'STATUTS', date: '2026-12-04' })
    return transmit(first, 'Odile préside.')
  })
  await download('accusé de la réponse', `/api/pieces/${first}/accuse`, filer)
  await step('2026-12-07', 'réouverture, second tour', () =>
    act('reouverture', { points: [{ index: 1, precisions: 'Page 2 illisible.' }], observation: null, dateRetour: '2026-12-21' }),
  )
  const second = await lienDe(numero)
  await step('2026-12-16', 'rappel du second tour', () => remindOfDemandes(office, clock.at))
  await step('2026-12-17', 'réponse au second tour, observation seule', () => transmit(second, 'Elle arrive par la poste.'))
  await step('2026-12-18', 'validation', () => act('validation'))
  await step('2026-12-19', 'communication au préfet', () => act('communication-prefet', { le: '2026-12-19' }))
  await download('lettre au préfet', `/api/greffe/lettres-prefet?requete=${numero}`, ours)
  await step('2026-12-22', 'opposition du préfet', () => act('opposition-prefet', { le: '2026-12-21', motif: 'Motif tenu secret.' }))
  await step('2026-12-28', "levée de l'opposition", () => act('levee-opposition', { le: '2026-12-27', motif: 'Retrait du préfet.' }))
  await step('2027-01-05', 'contrôles conformes', async () => void (await markAllConforming(office, ours, numero)))
  await step('2027-01-07', 'inscription', () =>
    act('inscription', { le: '2027-01-06', signataire, recours: 'POURVOI_IMMEDIAT', destinataire: 'DECLARANT', lrar: true }),
  )
  await step('2027-01-15', 'notification', () => act('notification', { le: '2027-01-11', voie: 'LRAR', demeure: 'METROPOLE' }))
  await step('2027-01-18', 'avis aux fins de paiement', () => act('avis-fins-paiement'))
  const payment = await lienDe(numero)
  await step('2027-01-20', 'paiement justifié', async () => {
    await join(payment, { nom: 'recu.pdf', type: 'JUSTIFICATIF_PAIEMENT', date: '2027-01-19', journal })
    return transmit(payment)
  })
  await step('2027-01-21', 'validation du paiement', () => act('validation'))
  await step('2027-01-22', 'avis au journal', () =>
    act('avis-fin-publication', {
      journal,
      adresse: '8 rue de la Presse\n67000 Strasbourg',
    }),
  )
  await step('2027-02-02', 'publication constatée', () => act('constat-publication', { le: '2027-01-29', parution: 'n° 4812, page 12' }))
  const { association } = await db.selectFrom('requete').select('association').where('numero', '=', numero).executeTakeFirstOrThrow()
  clock.at = new Date('2027-02-03T10:00:00Z')
  await download('extrait', `/api/association/${association}/extrait`, other)
  await step('2027-02-04', 'attestation', () =>
    app.inject({
      method: 'POST',
      url: `/api/greffe/association/${association}/attestation`,
      headers: ours.bearer,
      payload: { version: 3 },
    }),
  )
  await expect(told()).toMatchFileSnapshot('approved/vie-creation.txt')
})
