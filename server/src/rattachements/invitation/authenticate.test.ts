import { expect, test } from 'vitest'
import { captcha, codeMailedTo, signedIn, whoAmI } from '../../../test/accounts.ts'
import { token, visitor } from '../../../test/browserless.ts'
import { testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { utilisateurs } from '../../../test/utilisateurs.ts'

const office = await testOffice({ COURRIELS_PAR_HEURE: '100', COURRIELS_PAR_JOUR: '100' }, true)
const { app, db } = office
const { associations, fiche, invite, reply } = utilisateurs(office)
const motPasse = 'Un mot de passe 1'
const utilisateur = '/oauth2/utilisateur'

/** Requests an account, activates it and signs in, with the calls of the pages. */
const inscriptionOf = async (email: string) => {
  const infos = { email, civilite: 'MME', prenom: 'Élise', nom: 'Exemple', ville: 'Colmar' }
  const headers = await captcha(office)
  await app.inject({ method: 'POST', url: `${utilisateur}/cycle/creer`, headers, payload: { infos, motPasse } })
  const code = await codeMailedTo(office, email)
  await token(visitor(office.settings.baseUrl), { grant_type: 'verification_code', code })
  const { bearer, access_token } = await signedIn(office, email)
  return { access_token, qui: { uuid: '', session: '', email, bearer } }
}
const readMe = async (accessToken: string) => (await whoAmI(office, accessToken)).json() as Promise<Record<string, unknown>>

test('[SRV-07] authenticate returns the user of the token as they are now, from the first sign-in, with the invitations already sent to their address', async () => {
  const odile = await someone(office)
  const { numero } = await aRegisteredAssociation(office, { rattaches: [{ personne: odile }] })
  const { numero: autre } = await aRegisteredAssociation(office, { rattaches: [{ personne: odile }] })
  const email = 'elise.exemple@exemple.fr'
  await invite(odile, numero, 'Elise.Exemple@exemple.fr')
  await invite(odile, autre, 'elise.nouvelle@exemple.fr')
  expect(await db.selectFrom('compte').select('uuid').where('email', '=', email).execute()).toEqual([])

  const { access_token, qui } = await inscriptionOf(email)
  const { uuid } = await db.selectFrom('compte').select('uuid').where('email', '=', email).executeTakeFirstOrThrow()
  const tel = { uuid, email, civilite: 'MME', prenom: 'Élise', nom: 'Exemple', ville: 'Colmar', authorities: ['USAGER'], tribunaux: [] }
  expect(await readMe(access_token)).toMatchObject(tel)
  expect(await associations(qui)).toMatchObject([{ numero, rattachement: 'INVITATION_EN_COURS' }])

  const infos = { civilite: 'MME', prenom: 'Élisa', nom: 'Renommée', ville: 'Metz' }
  await app.inject({ method: 'PUT', url: `${utilisateur}/mesinfos`, headers: qui.bearer, payload: infos })
  const adresse = { email: 'elise.nouvelle@exemple.fr', motPasse }
  await app.inject({ method: 'POST', url: `${utilisateur}/mail`, headers: qui.bearer, payload: adresse })
  const code = await codeMailedTo(office, adresse.email, 'adresse')
  expect((await app.inject({ method: 'PUT', url: `${utilisateur}/mail`, payload: { code } })).statusCode).toBeLessThan(300)
  const { access_token: suivant, bearer } = await signedIn(office, adresse.email)
  expect(await readMe(suivant)).toMatchObject({ ...tel, ...infos, email: adresse.email })
  const nouvelle = { ...qui, ...adresse, bearer }
  expect(await associations(nouvelle)).toMatchObject([{ numero: autre, rattachement: 'INVITATION_EN_COURS' }])
  expect((await reply(nouvelle, autre, true)).status).toBe(204)
  expect((await fiche(nouvelle, autre)).rattachement.etat).toBe('RATTACHE')
  expect((await reply(nouvelle, numero, true)).status).toBe(404)
})
