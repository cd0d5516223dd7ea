import { aMembrePhysique } from 'domain/association/exemples'
import type { Version } from 'domain/association/version'
import { unchangedComite, aDepotDeclarant, aDissolutionDepot, aModificationDepot, aRadiationDepot } from 'domain/requetes/examples/filings'
import { expect, test } from 'vitest'
import { approvedLife, samePdf } from '../../../test/approved-life.ts'
import { knownCommune, aMultipartDepot } from '../../../test/filings.ts'
import { auTribunal } from '../../../test/pieces.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { aSignataire } from '../../../test/signatories.ts'
import { markAllConforming } from '../../../test/verdicts.ts'
import { findVersion } from '../../association/sql.ts'

const restated = ({ informations }: Version) => {
  const { dateConstitutive, dateStatuts, dateInscriptionJAL, dateDissolutionJAL, dateDissolution, dateRadiation, ...said } = informations
  return { informations: said, dateConstitutive, dateStatuts, dateInscriptionJAL, dateDissolutionJAL, dateDissolution, dateRadiation }
}

test('[MAIL-07] [SRV-28] [SRV-29] [SRV-30] the whole life of an association: changed, contested, dissolved, struck off, and every document and mail', async () => {
  const { office, account, clerkOf, step, download, told } = await approvedLife()
  const { app, db } = office
  const filer = await account('Irma', 'Tannacker')
  const attached = await account('Lucien', 'Obersand')
  const follower = await account('Ursule', 'Grendelbach')
  // Decoys: somebody attached to another association, followers of nothing, clerks of another court.
  const stranger = await account('Gaspard', 'Wiesenthaler')
  const ours = await clerkOf('TJ-STRASBOURG', 'Ondine', 'Greffenbach')
  await clerkOf('TJ-COLMAR', 'Colette', 'Colmarmann')
  const signataire = await aSignataire(db)
  const adresse = { ...aModificationDepot().association.informations.adresse, commune: await knownCommune(db) }
  await aRegisteredAssociation(office, { informations: { adresse, denomination: 'Leurre' }, rattaches: [{ personne: stranger }] })
  const { numero } = await aRegisteredAssociation(office, {
    informations: { adresse, denomination: 'Harmonie du Ried', dateConstitutive: '2001-02-03', dateStatuts: '2001-02-04' },
    rattaches: [{ personne: filer }, { personne: attached, gestion: false, depot: false }],
  })
  const { acte } = auTribunal(office, ours, filer)
  let requete = ''
  const act = (chemin: string, dit: object = {}) => acte(requete, chemin, dit)
  const deposit = async (demarche: string, depot: object) => {
    const fichiers = await Promise.all((depot as { documents: unknown[] }).documents.map((_, i) => samePdf(`Annexe ${demarche} ${i}`)))
    const { body, headers } = aMultipartDepot({ depot, fichiers })
    const answer = await app.inject({
      method: 'POST',
      url: `/api/requete/${demarche}/${numero}`,
      headers: { ...headers, ...filer.bearer },
      payload: body,
    })
    requete = answer.json<{ numero: string }>().numero
    return answer
  }
  const enter = async (taken: string, le: string, recorded: string) => {
    await step(taken, 'prise en charge', () => act('prise-en-charge'))
    await markAllConforming(office, ours, requete)
    await step(recorded, 'inscription', () => act('inscription', { le, signataire, lrar: true, destinataire: 'ASSOCIATION' }))
  }
  const declarant = (nom: string) => aDepotDeclarant({ nom, email: `${nom.toLowerCase()}@declarant.fr` })

  await app.inject({ method: 'PUT', url: `/api/association/${numero}/suivi`, headers: follower.bearer, payload: { suivre: true } })
  await step('2026-11-17', 'dépôt de la modification', async () => {
    const contenu = (await findVersion(db, numero))?.contenu
    if (!contenu) throw new Error('no version')
    const comite = unchangedComite(contenu)
    const [first, ...others] = comite.physiques
    const association = restated(contenu)
    return deposit(
      'modification',
      aModificationDepot({
        declarant: declarant('Modifiant'),
        version: 1,
        association: { ...association, informations: { ...association.informations, adresseSite: 'https://harmonie.example' } },
        comite: { ...comite, physiques: first ? [{ ...first, fonction: 'Trésorier(ère)' }, ...others] : [] },
      }),
    )
  })
  await step('2026-11-18', 'contestation', () =>
    app.inject({
      method: 'POST',
      url: `/api/requete/${requete}/contestation`,
      headers: attached.bearer,
      payload: { motif: "Rien n'a été décidé." },
    }),
  )
  await step('2026-11-19', 'prise en charge', () => act('prise-en-charge'))
  await step('2026-11-20', 'contestation levée', () => act('levee-contestation', { motif: 'Procès-verbal vérifié.' }))
  await markAllConforming(office, ours, requete)
  await step('2026-11-24', 'inscription de la modification', () => act('inscription', { le: '2026-11-23', signataire }))

  const two = aDissolutionDepot().liquidationAssociation
  if (!two) throw new Error('no liquidation')
  two.liquidateurs.physiques = [
    aMembrePhysique({ localUuid: 'l-1', nom: 'Wolfsberg', prenom: 'Ulrike', fonction: 'Liquidateur', estFondateur: false, email: null }),
    aMembrePhysique({
      localUuid: 'l-2',
      nom: 'Talmatter',
      prenom: 'Isidore',
      civilite: 'M',
      fonction: 'Liquidateur adjoint',
      estFondateur: false,
      email: null,
    }),
  ]
  await step('2026-12-01', 'dépôt de la dissolution', () =>
    deposit(
      'dissolution',
      aDissolutionDepot({
        declarant: declarant('Dissolvant'),
        version: 2,
        liquidationAssociation: two,
        documents: aDissolutionDepot().documents.map((pv) => ({ ...pv, date: '2026-11-28' })),
      }),
    ),
  )
  await enter('2026-12-02', '2026-12-07', '2026-12-08')
  await download('extrait de la dissoute', `/api/association/${numero}/extrait`, stranger)
  await step('2026-12-10', 'attestation de la dissoute', () =>
    app.inject({ method: 'POST', url: `/api/greffe/association/${numero}/attestation`, headers: ours.bearer, payload: { version: 3 } }),
  )
  await step('2028-01-11', 'dépôt de la radiation', () =>
    deposit(
      'radiation',
      aRadiationDepot({
        declarant: declarant('Radiant'),
        radiationAssociation: { dateDissolution: '2026-11-27', commentaireRadiation: 'Rien ne reste.', quitus: true },
      }),
    ),
  )
  await enter('2028-01-12', '2028-01-17', '2028-01-18')
  await download('extrait de la radiée', `/api/association/${numero}/extrait`, stranger)
  await expect(told()).toMatchFileSnapshot('approved/vie-association.txt')
})
