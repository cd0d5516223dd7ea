import { expect, test } from 'vitest'
import { mailsBySituation } from '../core/exemples-courriels.ts'
import { courrielChangedAdresse, courrielChangedMotPasse } from './courriels-changements.ts'
import { courrielClosedCompte, courrielWithoutGestion } from './courriels-fin-compte.ts'
import { courrielInactiveGestion, courrielInactivite } from './courriels-inactivite.ts'
import * as courriels from './courriels.ts'
import { courrielSecondFacteur } from './textes/courriel-second-facteur.ts'
import { textesFinCompte } from './textes/fin-compte.ts'

const site = 'https://registre.exemple.fr'
const support = { courriel: 'support@exemple.fr', telephone: '03 88 99 88 77' }
const fiche = `${site}/association/STR000001`
const association = { numero: 'STR000001', nom: 'Chorale du Ried', fiche }
const causes = Object.keys(textesFinCompte.courriels.fermeTexte) as (keyof typeof textesFinCompte.courriels.fermeTexte)[]

test('[MAIL-09] the whole mails of an account: opened, changed, left idle, ended', async () => {
  const idle = { aujourdhui: '2026-11-20', connexion: `${site}/login` }
  await expect(
    mailsBySituation({
      activation: courriels.courrielActivation(`${site}/activation/JETON`),
      'un compte existe déjà': courriels.courrielExistingCompte(`${site}/login`),
      'mot de passe oublié': courriels.courrielMotPasse(`${site}/mot-de-passe/JETON`),
      'premier mot de passe': courriels.courrielFirstMotPasse(`${site}/mot-de-passe/JETON`),
      'nouvelle adresse à confirmer': courriels.courrielNewAdresse(`${site}/adresse/JETON`),
      'ancienne adresse': courriels.courrielFormerAdresse(support.telephone, `${site}/compte`),
      'adresse déjà prise': courriels.courrielTakenAdresse(`${site}/login`),
      'mot de passe changé': courrielChangedMotPasse(support, `${site}/compte`),
      'adresse changée': courrielChangedAdresse(support),
      'second facteur': courrielSecondFacteur(support, `${site}/compte`),
      ...Object.fromEntries(causes.map((cause) => [`compte fermé, ${cause}`, courrielClosedCompte(cause)])),
      'plus personne ne gère': courrielWithoutGestion(association),
      'compte inactif': courrielInactivite({ ...idle, dernieres: [] }),
      'compte inactif, dernier gestionnaire de plusieurs': courrielInactivite({
        ...idle,
        dernieres: [{ nom: 'Chorale du Ried' }, { nom: 'Harmonie' }],
      }),
      'gestion inactive': courrielInactiveGestion(association),
    }),
  ).toMatchFileSnapshot('approved/courriels.txt')
})
